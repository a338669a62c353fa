-- Why: who is excluded and joins again under another address is the same person. A register that could
-- not be asked is written down as well. And an offer in the outbox is told from a letter of the house,
-- because it is sent to nobody who must not be asked to play.
-- Who writes: domain/players (register-check, same-person); domain/support its own outbox.
-- Who reads: domain/players (standing, desk); the worker, before it sends an offer.
-- What must never happen: a match that is edited away; play or deposits of somebody whose match nobody
-- has answered; an offer to somebody who is excluded.

-- Null: it could not be asked. `reference` is what the register calls its answer.
ALTER TABLE players.register_check ALTER COLUMN listed DROP NOT NULL, ADD COLUMN reference text;

-- This account belongs, or seems to belong, to somebody whose exclusion stands at another account.
CREATE TABLE players.same_person (
  player_id uuid NOT NULL,
  match_id uuid NOT NULL,
  excluded_id uuid NOT NULL,
  certainty text NOT NULL CHECK (certainty IN ('same', 'alike')),
  evidence text[] NOT NULL,
  found_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (player_id, match_id),
  CHECK (player_id <> excluded_id)
);

CREATE UNIQUE INDEX same_person_once ON players.same_person (player_id, excluded_id);

-- Staff looked, and these are two people.
CREATE TABLE players.same_person_answer (
  player_id uuid NOT NULL,
  match_id uuid NOT NULL,
  staff_id uuid NOT NULL,
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  answered_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (player_id, match_id)
);

GRANT SELECT, INSERT ON players.same_person, players.same_person_answer TO croupier_app;

-- Who may be the same person is found by birthday or by one of these, and then compared with care.
CREATE INDEX profile_by_phone ON players.profile (phone) WHERE phone IS NOT NULL;
CREATE INDEX known_device_by_hash ON players.known_device (device_hash);

ALTER TABLE support.outbox
  ADD COLUMN is_offer boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT outbox_state_check,
  ADD CONSTRAINT outbox_state_check CHECK (state IN ('WAITING', 'SENT', 'FAILED', 'WITHHELD'));

-- Why: staff switch games off and on, say what their cards bear, let another return to players count, and
-- give free rounds or take them back. Each of these is somebody's act, with a reason that is read years later.
-- Who writes: domain/casino, for the back-office. Who reads: the same, and every play for what holds now.
-- What must never happen: a return to players that whoever asked for it approved as well; two changes that
-- wait for one game; a version that counts without somebody's yes, the first of a game excepted.

ALTER TABLE casino.games
  ADD COLUMN switched_at timestamptz,
  ADD COLUMN switched_by uuid,
  ADD COLUMN switch_reason text,
  ADD CHECK (num_nulls(switched_at, switched_by, switch_reason) IN (0, 3)),
  -- What its cards bear instead of the word of the page.
  ADD COLUMN badge text COLLATE "C" CHECK (badge IN ('new', 'exclusive', 'live'));

-- One of staff asks for another configuration, somebody else says yes, and from then on new rounds have it.
CREATE TABLE casino.profile_changes (
  change_id uuid PRIMARY KEY,
  game text COLLATE "C" NOT NULL REFERENCES casino.games,
  -- What staff know the configuration by: 'return-97'.
  profile text COLLATE "C" NOT NULL CHECK (profile ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  config json NOT NULL,
  reason text NOT NULL,
  asked_by uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  answer text COLLATE "C" CHECK (answer IN ('approved', 'declined', 'withdrawn')),
  answered_by uuid,
  answered_at timestamptz,
  -- Which version it became.
  version integer,
  FOREIGN KEY (game, version) REFERENCES casino.profiles (game, version),
  CHECK ((answer IS NULL) = (answered_by IS NULL) AND (answer IS NULL) = (answered_at IS NULL)),
  CHECK ((answer IS NOT DISTINCT FROM 'approved') = (version IS NOT NULL)),
  -- Four eyes: nobody answers themselves but to take it back, and nobody else takes it back.
  CHECK (answer IS NULL OR (answer = 'withdrawn') = (answered_by = asked_by))
);

CREATE UNIQUE INDEX profile_changes_waiting ON casino.profile_changes (game) WHERE answer IS NULL;
CREATE INDEX profile_changes_by_game ON casino.profile_changes (game, change_id);

-- Why it was given, and who took it back; what was played of it stays played.
-- One press of staff gives to many: a press that is sent again gives to nobody twice.
ALTER TABLE casino.grants
  ADD COLUMN reason text,
  ADD COLUMN press_id uuid,
  ADD COLUMN cancelled_at timestamptz,
  ADD COLUMN cancelled_by uuid,
  ADD COLUMN cancel_reason text,
  ADD CHECK (num_nulls(cancelled_at, cancelled_by, cancel_reason) IN (0, 3));

-- Staff list them all, the newest first: an id says when it was given.
CREATE UNIQUE INDEX grants_by_press ON casino.grants (player_id, press_id);
CREATE INDEX grants_in_order ON casino.grants (grant_id);

-- Of what stands beside them, what the house staked itself and what that paid.
ALTER TABLE casino.hours
  ADD COLUMN free_rounds bigint NOT NULL DEFAULT 0,
  ADD COLUMN free_staked bigint NOT NULL DEFAULT 0,
  ADD COLUMN free_paid bigint NOT NULL DEFAULT 0;

GRANT SELECT, INSERT, UPDATE ON casino.profile_changes TO croupier_app;

-- What staff wrote may speak of the player.
UPDATE players.erasure_rule
SET set_to = '{"reason": "NULL", "cancel_reason": "left(cancel_reason, 0)"}',
    kept = kept || '{press_id,cancelled_at,cancelled_by}'
WHERE table_name = 'casino.grants';

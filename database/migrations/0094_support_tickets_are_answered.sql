-- Why: whoever needs a person writes to one, is told by when they are answered, and is answered.
-- Who writes: domain/support, when somebody sends the form of contact and when staff take, answer, close or open a
-- ticket again; the worker drops those of visitors two years after their last change.
-- Who reads: domain/support, for the back-office; domain/oversight, for the file of a player's own data.
-- What must never happen: two tickets of one press; an answer without its letter; a ticket of nobody.

CREATE TABLE support.tickets (
  ticket_id uuid PRIMARY KEY,
  -- What the sender quotes.
  number bigint GENERATED ALWAYS AS IDENTITY (START WITH 100001) UNIQUE,
  brand text NOT NULL,
  language text NOT NULL,
  subject text NOT NULL CHECK (
    subject IN ('account', 'payment', 'game_round', 'safer_play', 'complaint', 'other')
  ),
  message text NOT NULL CHECK (length(message) BETWEEN 1 AND 4000),
  -- What it is about: an id of ours, or what the sender typed.
  reference_kind text CHECK (
    reference_kind IN ('round', 'movement', 'deposit', 'withdrawal', 'ticket', 'other')
  ),
  reference_id text CHECK (length(reference_id) BETWEEN 1 AND 100),
  -- A player is answered at the address of their profile, a visitor at the one they typed.
  player_id uuid,
  email text,
  idempotency_key text NOT NULL,
  sent_at timestamptz NOT NULL,
  -- What the sender was promised.
  due_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'closed')),
  -- Who of staff took it.
  taken_by uuid,
  changed_at timestamptz NOT NULL,
  CHECK ((player_id IS NULL) <> (email IS NULL)),
  CHECK ((reference_kind IS NULL) = (reference_id IS NULL))
);

CREATE UNIQUE INDEX tickets_once
  ON support.tickets (brand, coalesce(player_id::text, lower(email)), idempotency_key);
CREATE INDEX tickets_of_sender
  ON support.tickets (brand, coalesce(player_id::text, lower(email)), sent_at);
CREATE INDEX tickets_open ON support.tickets (due_at) WHERE state = 'open';
CREATE INDEX tickets_by_state ON support.tickets (state, changed_at DESC);

CREATE TABLE support.ticket_answers (
  answer_id uuid PRIMARY KEY,
  ticket_id uuid NOT NULL REFERENCES support.tickets ON DELETE CASCADE,
  -- Of the ticket, so that a player's own data are found by it.
  player_id uuid,
  answer text NOT NULL CHECK (length(answer) BETWEEN 1 AND 8000),
  answered_by uuid NOT NULL,
  answered_at timestamptz NOT NULL
);

CREATE INDEX ticket_answers_of_ticket ON support.ticket_answers (ticket_id, answered_at);
CREATE INDEX ticket_answers_of_player ON support.ticket_answers (player_id);

GRANT SELECT, INSERT, UPDATE (state, taken_by, due_at, changed_at), DELETE ON support.tickets TO croupier_app;
GRANT SELECT, INSERT ON support.ticket_answers TO croupier_app;

INSERT INTO players.erasure_rule (table_name, act, at_once, why) VALUES
  ('support.tickets', 'delete', false, 'what somebody wrote to us'),
  ('support.ticket_answers', 'delete', false, 'what we wrote to somebody');

-- Within how many hours a brand answers.
UPDATE content.brand SET flags = '{"supportAnswerHours": 24}'::jsonb || flags;

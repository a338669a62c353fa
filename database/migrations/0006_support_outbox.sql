-- Why: a letter that a change causes is written in the same transaction as the change, and sent
-- afterwards: never a mail about something that was rolled back, never a change without its mail.
-- Who writes: any room, through domain/support inside its own transaction; the worker marks what it sent.
-- Who reads: the worker, the back-office's outbox.
-- What must never happen: a message sent inside a transaction; two messages for one cause (once_key).

CREATE SCHEMA support;

CREATE TABLE support.outbox (
  message_id uuid PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('EMAIL', 'SMS')),
  brand text NOT NULL,
  recipient text NOT NULL,
  template text NOT NULL,
  language text NOT NULL,
  subject text,
  body_text text NOT NULL,
  body_html text,
  once_key text UNIQUE,
  created_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'SENT', 'FAILED')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  sent_at timestamptz,
  -- Which carrier took it: the simulator, or a real one by its host.
  sent_by text,
  last_error text,
  CHECK ((channel = 'EMAIL') = (subject IS NOT NULL)),
  CHECK ((state = 'SENT') = (sent_at IS NOT NULL))
);

CREATE INDEX outbox_waiting ON support.outbox (next_attempt_at) WHERE state = 'WAITING';
CREATE INDEX outbox_newest ON support.outbox (message_id DESC);

GRANT USAGE ON SCHEMA support TO croupier_app;
GRANT SELECT, INSERT, UPDATE ON support.outbox TO croupier_app;

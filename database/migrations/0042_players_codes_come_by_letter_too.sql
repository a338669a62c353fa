-- Why: who has no validated phone and is asked for a code gets it by letter, at the address they confirmed.
-- The password alone would prove nothing: whoever found it out has signed in with it.
-- Who writes: domain/players (phone/text-codes, step-up). Who reads: the same.
-- What must never happen: a code to an address that nobody confirmed; a code by letter that validates a phone.

ALTER TABLE players.guess DROP CONSTRAINT guess_factor_check;
ALTER TABLE players.guess ADD CONSTRAINT guess_factor_check
  CHECK (factor IN ('PASSWORD', 'PIN_CODE', 'SMS', 'EMAIL', 'TWO_FACTOR_AUTHENTICATION'));

ALTER TABLE players.text_code
  ADD COLUMN channel text NOT NULL DEFAULT 'SMS' CHECK (channel IN ('SMS', 'EMAIL'));
COMMENT ON COLUMN players.text_code.phone IS 'Where it went: a number, or by letter the address';

-- Why: five wrong passwords anywhere kept a player from excluding themselves for a quarter of an hour. Tries at
-- a password that stops play are counted by themselves.
-- Who writes: domain/players (step-up/guesses). Who reads: the same.
-- What must never happen: a guess made elsewhere that stands between a player and a break or an exclusion.

ALTER TABLE players.guess DROP CONSTRAINT guess_factor_check;
ALTER TABLE players.guess ADD CONSTRAINT guess_factor_check CHECK (factor IN (
  'PASSWORD', 'PASSWORD_TO_STOP', 'PIN_CODE', 'SMS', 'EMAIL', 'TWO_FACTOR_AUTHENTICATION'
));

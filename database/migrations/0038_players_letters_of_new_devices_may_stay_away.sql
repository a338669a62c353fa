-- Why: a player who comes from a new browser every day may not want a letter for each.
-- Who writes: domain/players (the profile), through croupier_app. Who reads: domain/players (sign-in).
-- What must never happen: that somebody who took a session over turns the letters off unasked.

ALTER TABLE players.preference ADD COLUMN new_device_letters boolean NOT NULL DEFAULT true;

-- Why: a landing is written by player and round; without an index each read every seat there ever was.
-- Who writes: whoever boards or comes down. Who reads: domain/casino, for the seats that come down.
-- What must never happen: a seat that came down in this index; it holds those under way alone.

CREATE INDEX seats_aboard ON casino.flight_seats (player_id, round_id) WHERE state = 'aboard';

-- Why: one seat that could not be paid kept its flight from ending, for everybody in it.
-- Who writes: domain/casino, the writer of the flight. Who reads: the same; the worker counts them.
-- What must never happen: a parked seat that is paid otherwise than it came down, or twice.
--
-- A seat that is aboard and has come down is parked: its flight ends without it, its round stays open, and it is
-- settled as soon as it can be.

ALTER TABLE casino.flight_seats ADD COLUMN came_down json;

CREATE INDEX parked_seats ON casino.flight_seats (chain, number)
WHERE state = 'aboard' AND came_down IS NOT NULL;

UPDATE players.erasure_rule SET kept = kept || '{came_down}' WHERE table_name = 'casino.flight_seats';

-- Why: where nobody flies, a frame shows the highest landings of a chain, and they are read with every board.
-- Who writes: whoever lands a seat. Who reads: domain/casino, the first few.
-- What must never happen: a landing that was shown and never was; these are the rows that were paid.

CREATE INDEX top_landings ON casino.flight_seats (chain, landed_at DESC, number)
WHERE state = 'landed';

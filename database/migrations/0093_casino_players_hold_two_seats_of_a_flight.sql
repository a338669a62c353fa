-- Why: a player may hold two bets in one flight, each with its own stake, landing and receipt.
-- Who writes: domain/casino, whichever process takes the stake. Who reads: the same.
-- What must never happen: a third seat of a player in a flight; two rounds of one seat of one flight.
--
-- The rounds of both seats share the chain and the number of their flight, as those of all who fly in it do. A
-- number of a pair of a player's still decides one round: the unique indexes of 0080 are of those alone.
-- A server of the version before takes seat 1.

ALTER TABLE casino.flight_seats
  ADD COLUMN seat smallint NOT NULL DEFAULT 1 CHECK (seat IN (1, 2)),
  DROP CONSTRAINT flight_seats_pkey,
  ADD PRIMARY KEY (chain, number, player_id, seat);

UPDATE players.erasure_rule SET kept = kept || '{seat}' WHERE table_name = 'casino.flight_seats';

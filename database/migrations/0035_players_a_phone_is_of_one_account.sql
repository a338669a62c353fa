-- Why: a code by text message proves that the phone is in somebody's hand. A number that several accounts
-- of a brand may call theirs proves nothing about either, and is how one person plays as many.
-- Who writes: domain/players (phone), in the transaction that validates a number. Who reads: the same.
-- What must never happen: one validated number in two accounts of a brand; a number that stays taken
-- after its account has gone over to another one.
CREATE TABLE players.phone_directory (
  brand text NOT NULL,
  phone text NOT NULL,
  player_id uuid NOT NULL,
  PRIMARY KEY (brand, phone)
);

-- Whoever showed a number first keeps it; the others are asked for theirs again.
INSERT INTO players.phone_directory (brand, phone, player_id)
SELECT DISTINCT ON (p.brand, v.phone) p.brand, v.phone, v.player_id
FROM players.validated_phone AS v
JOIN players.profile AS p USING (player_id)
ORDER BY p.brand, v.phone, v.validated_at, v.player_id;

DELETE FROM players.validated_phone AS v
WHERE NOT EXISTS (SELECT FROM players.phone_directory AS d WHERE d.player_id = v.player_id);

GRANT SELECT, INSERT, DELETE ON players.phone_directory TO croupier_app;

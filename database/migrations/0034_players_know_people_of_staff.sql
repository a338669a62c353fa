-- Why: staff may not be players, with no address of theirs: whoever joins is compared by name and
-- birthday as well.
-- Who writes: domain/players, for domain/oversight, in the transaction that makes or describes a login.
-- Who reads: domain/players, when somebody joins.
-- What must never happen: an answer from which a visitor learns who works here.

CREATE TABLE players.person_of_staff (
  staff_id uuid PRIMARY KEY,
  name_words text[] NOT NULL CHECK (cardinality(name_words) > 0),
  date_of_birth date NOT NULL
);

CREATE INDEX person_of_staff_by_birthday ON players.person_of_staff (date_of_birth);
-- And the other way round: whoever becomes staff may be a player already.
CREATE INDEX profile_by_birthday ON players.profile (date_of_birth);

GRANT SELECT, INSERT, UPDATE (name_words, date_of_birth) ON players.person_of_staff TO croupier_app;

-- Why: staff type a name as they hear it, and fingers swap letters: in a short word no piece of three
-- survives that, but the letters do.
-- Who writes: nobody but the index over the profile. Who reads: domain/players, for the search of staff.
-- What must never happen: an extension that an operator's server may not have.

-- The words in what is given, small and without accents.
CREATE FUNCTION players.words_of(VARIADIC given text[]) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
  SELECT coalesce(array_agg(DISTINCT word), '{}')
  FROM unnest(given) AS one,
       regexp_split_to_table(
         regexp_replace(lower(normalize(one, NFKD)), '[\u0300-\u036f]', '', 'g'),
         '[^[:alnum:]]+'
       ) AS word
  WHERE word <> ''
);

-- Of each word from three letters on, its letters in the order of the alphabet.
CREATE FUNCTION players.search_letters(VARIADIC given text[]) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
  SELECT coalesce(array_agg(DISTINCT (
    SELECT string_agg(letter, '' ORDER BY letter COLLATE "C")
    FROM regexp_split_to_table(word, '') AS letter
  )), '{}')
  FROM unnest(players.words_of(VARIADIC given)) AS word
  WHERE length(word) >= 3
);

CREATE INDEX profile_by_letters ON players.profile
  USING gin (players.search_letters(first_name, last_name, email, nickname));

GRANT EXECUTE ON FUNCTION players.words_of(VARIADIC text[]), players.search_letters(VARIADIC text[])
  TO croupier_app;

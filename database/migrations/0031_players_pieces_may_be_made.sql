-- Why: writing a profile fills the search of staff, and so does asking it.
-- Who writes, who reads: domain/players, as in 0027.
-- What must never happen: a right of more than this one function.

GRANT EXECUTE ON FUNCTION players.search_pieces(VARIADIC text[]) TO croupier_app;

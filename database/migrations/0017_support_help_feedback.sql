-- Why: whether an article answered the question is asked below it, and what was missing; editors see
-- which articles fail and why.
-- Who writes: domain/support, when a visitor answers or changes the answer. Who reads: domain/support,
-- for the back-office.
-- What must never happen: an answer that says who gave it, or that shows what else its author read;
-- two answers of one author to one article.

CREATE TABLE support.help_feedback (
  article_id uuid NOT NULL,
  -- A keyed hash over the author and the article: the same author is known again, here and nowhere else.
  author bytea NOT NULL CHECK (octet_length(author) = 32),
  bucket text NOT NULL,
  language text NOT NULL,
  signed_in boolean NOT NULL,
  helpful boolean NOT NULL,
  reason text CHECK (reason IN ('different_case', 'wrong', 'unclear', 'other')),
  given_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (article_id, author),
  CHECK (reason IS NULL OR NOT helpful)
);

CREATE INDEX help_feedback_by_bucket ON support.help_feedback (bucket, changed_at);

GRANT SELECT, INSERT, UPDATE ON support.help_feedback TO croupier_app;

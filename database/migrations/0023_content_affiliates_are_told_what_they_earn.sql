-- Why: what a brand says to affiliates grows by how long a browser keeps them and what they earn.
-- Who writes: operators, through domain/content. Who reads: the site and the server.
-- What must never happen: a brand whose settings miss a part that every reader relies on.

UPDATE content.brand
SET flags = jsonb_set(
  flags, '{affiliates}', '{"cookieDays": 40, "payoutText": {}}'::jsonb || (flags -> 'affiliates')
);

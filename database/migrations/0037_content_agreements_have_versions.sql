-- Why: editors raise the version of the terms or of the privacy notice, and every player is asked again.
-- Who writes: operators, through domain/content. Who reads: the server; domain/players compares.
-- What must never happen: a brand whose settings miss a part that every reader relies on.

UPDATE content.brand
SET flags = '{"agreements": {"terms": {"version": "2026-11", "news": {}},
                             "privacy": {"version": "2026-11", "news": {}}}}'::jsonb || flags;

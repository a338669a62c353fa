-- Why: a link that sets a password, or a code, stood readable in the outbox for ever after it was sent; whoever could
-- read the database or a copy of it could use one. And letters with names and amounts were kept without end.
-- Who writes: the worker, which empties a message once it is sent or given up, and drops it after 90 days.
-- Who reads: as in 0006.
-- What must never happen: as in 0006; a message that waits is emptied or dropped.

GRANT DELETE ON support.outbox TO croupier_app;

-- Those of a simulator are read in the outbox: it has no other reader.
UPDATE support.outbox SET body_text = '', body_html = NULL
WHERE state <> 'WAITING' AND sent_by IS DISTINCT FROM 'simulator' AND body_text <> '-';

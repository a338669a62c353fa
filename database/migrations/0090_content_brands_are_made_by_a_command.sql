-- Why: brands and their host names were written by the seeds of the demo alone. A house makes its own by a command.
-- Who writes: domain/content, for `npm run brand` and for the demo. Who reads: every server, the worker for who sends.
-- What must never happen: two brands under one host name; a brand whose letters come from somebody else.

ALTER TABLE content.brand
  -- Who its letters and texts come from; NULL is the sender of the house.
  ADD COLUMN mail_from text CHECK (mail_from ~ '^[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>$'),
  ADD COLUMN sms_from text CHECK (sms_from ~ '^(\+\d{6,15}|[A-Za-z0-9 ]{3,11})$'),
  -- The first that was made is shown at addresses that name none.
  ADD COLUMN made_at timestamptz NOT NULL DEFAULT now();

ALTER TABLE content.brand_host
  -- Letters lead to the first of a brand's names.
  ADD COLUMN place integer NOT NULL DEFAULT 0 CHECK (place >= 0);

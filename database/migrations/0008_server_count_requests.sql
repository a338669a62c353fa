-- Why: several server processes must count sensitive requests and writes together.
-- Who writes: the rate limiter of every server process (the app role), which also deletes what expired.
-- Who reads: the same.
-- Must never happen: anything but counting depends on these rows; they may vanish at any moment, which
-- is why the table is unlogged and costs no write-ahead log.

CREATE SCHEMA server;

-- The limiter inserts by position and subtracts the clock from `expire` as a number, so the columns
-- keep this order and `expire` is not a bigint (which we read as a JavaScript bigint).
CREATE UNLOGGED TABLE server.rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire double precision
);

CREATE INDEX rate_limits_expire ON server.rate_limits (expire);

GRANT USAGE ON SCHEMA server TO croupier_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON server.rate_limits TO croupier_app;

-- Why: one administrator made a login, or renewed a colleague's, saw its password, and so was both of the two
-- people that money asks for. Two administrators do that now, and neither of them can sign in with what they see.
-- Who writes: domain/oversight, one row a request, answered once. Who reads: domain/oversight, for the back-office;
-- the worker counts the acts on logins in the audit trail.
-- What must never happen: a request approved by whoever asked, or by or for whose login it is; a half of a one-time
-- sign-in, or a birthday, in clear or longer than the request waits; a one-time sign-in that counts twice.

ALTER TABLE oversight.staff
  -- Set: the password is a one-time sign-in, good until then, and is exchanged for another when it is used.
  ADD COLUMN one_time_until timestamptz,
  -- Until then the login moves no money: two administrators have just made, renewed or raised it.
  ADD COLUMN money_from timestamptz;

CREATE TABLE oversight.staff_request (
  request_id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('create', 'password', 'device', 'roles', 'open')),
  -- Of the login it is about; for a new one the id it will have.
  staff_id uuid NOT NULL,
  login text NOT NULL,
  login_folded text NOT NULL,
  name text NOT NULL,
  -- What the login may do afterwards, where that is what is asked for.
  roles text[] CHECK ((roles IS NOT NULL) = (kind IN ('create', 'roles'))),
  -- How the login stood when it was asked; a new one did not.
  stood jsonb CHECK ((stood IS NULL) = (kind = 'create')),
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  asked_by uuid NOT NULL REFERENCES oversight.staff,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- The half of the sign-in that the asker has, and who a new colleague is: under a key of the installation.
  sealed text,
  answer text CHECK (answer IN ('approved', 'declined', 'withdrawn', 'expired')),
  answered_by uuid REFERENCES oversight.staff,
  answered_at timestamptz,
  CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CHECK ((answered_by IS NULL) = (answer IS NULL OR answer = 'expired')),
  CHECK (answer IS NULL OR sealed IS NULL),
  CHECK (asked_by <> staff_id),
  CHECK (answer IS DISTINCT FROM 'approved' OR (answered_by <> asked_by AND answered_by <> staff_id))
);

CREATE UNIQUE INDEX staff_request_open ON oversight.staff_request (login_folded) WHERE answer IS NULL;

-- What an alarm counts, found without reading the trail.
CREATE INDEX audit_of_logins ON oversight.audit (happened_at) WHERE action IN (
  'staff.request-asked', 'staff.created', 'staff.password-renewed', 'staff.second-factor-reset', 'staff.roles-set',
  'staff.enabled', 'staff.recovered'
);

GRANT SELECT, INSERT, UPDATE (answer, answered_by, answered_at, sealed) ON oversight.staff_request TO croupier_app;

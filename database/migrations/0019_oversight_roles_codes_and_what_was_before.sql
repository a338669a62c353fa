-- Why: not everybody of staff may do everything, a stolen password alone must not open the house, and
-- whoever asks what somebody changed is told what it was before.
-- Who writes: domain/oversight; content and operations add their acts in the transaction of the act.
-- Who reads: domain/oversight, for the back-office.
-- What must never happen: a secret of a device or a recovery code in clear; a code that counts twice; a
-- session that is used before its second step; an act without its row.

ALTER TABLE oversight.staff ADD COLUMN roles text[] NOT NULL DEFAULT '{}' CHECK (
  roles <@ ARRAY['editor', 'publisher', 'operator', 'administrator', 'support', 'payments', 'trading', 'compliance']
);

-- Until now everybody of staff could do everything there was.
UPDATE oversight.staff SET roles = '{administrator}';

-- The password was right, the code is still to come: such a session opens nothing.
ALTER TABLE oversight.staff_session ADD COLUMN awaits_code boolean NOT NULL DEFAULT false;

CREATE TABLE oversight.staff_totp (
  staff_id uuid PRIMARY KEY REFERENCES oversight.staff,
  -- Sealed with a key of the installation, which is named in front.
  secret text NOT NULL,
  began_at timestamptz NOT NULL,
  -- Null until the device has shown that it counts right.
  confirmed_at timestamptz,
  -- The newest step of time whose code was taken: no code of it or before counts again.
  last_step bigint NOT NULL
);

CREATE TABLE oversight.staff_recovery_code (
  staff_id uuid NOT NULL REFERENCES oversight.staff,
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  used_at timestamptz,
  PRIMARY KEY (staff_id, code_hash)
);

ALTER TABLE oversight.audit ADD COLUMN before jsonb, ADD COLUMN after jsonb;

CREATE INDEX audit_by_subject ON oversight.audit (subject, audit_id DESC) WHERE subject IS NOT NULL;

GRANT SELECT, INSERT, UPDATE, DELETE ON oversight.staff_totp, oversight.staff_recovery_code
  TO croupier_app;

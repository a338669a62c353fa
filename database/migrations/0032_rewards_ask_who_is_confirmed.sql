-- Why: whether a friend's address is confirmed is known to players; kept here as well it could differ.
-- Who writes: domain/rewards, when somebody joins. Who reads: domain/rewards, which asks domain/players
-- who is confirmed.
-- What must never happen: a row that is changed after the friend joined.

ALTER TABLE rewards.referral DROP COLUMN confirmed_at;
REVOKE UPDATE ON rewards.referral FROM croupier_app;

-- Why: every batch of balances asks what is left to stake, and to plan that over the partitions took more than
-- twice as long as to answer it. The plan of a function stays with the connection.
-- Who writes: nobody, it only reads. Who reads: domain/ledger, for whoever shows balances or lets money leave.
-- What must never happen: an answer for somebody who was not asked about; a plan that reads the rows of
-- transfers where their index says enough.

SET LOCAL ROLE croupier_ledger;

-- How much of what each deposited since has not been staked, in their order: each stake counts against the
-- deposits before it, never against those to come. So it is the largest sum from some deposit on until now.
-- What came in one moment is counted together: the time is in the index of limits, and the rows are not read.
CREATE FUNCTION ledger.unstaked(
  player_ids uuid[], assets text[], percents bigint[], since timestamptz
) RETURNS TABLE (minor bigint)
LANGUAGE sql STABLE
SET search_path = pg_catalog, pg_temp
SET enable_seqscan = off
SET jit = off
SET plan_cache_mode = force_generic_plan
BEGIN ATOMIC
  SELECT unstaked.minor
  FROM unnest(player_ids, assets, percents) WITH ORDINALITY AS asked (player_id, asset, percent, ordinal)
  CROSS JOIN LATERAL (
    WITH moved AS (
      SELECT t.recorded_at,
        CASE t.kind WHEN 'deposit' THEN t.amount * asked.percent / 100
          WHEN 'stake' THEN -t.amount ELSE t.amount END AS step
      FROM ledger.transfers AS t
      WHERE t.player_id = asked.player_id AND t.asset = asked.asset
        -- Wins are in the index that this is read from, and count for nothing here.
        AND t.kind IN ('deposit', 'stake', 'void', 'win') AND t.kind <> 'win'
        AND t.recorded_at >= (
          SELECT min(d.recorded_at)
          FROM ledger.transfers AS d
          WHERE d.player_id = asked.player_id AND d.asset = asked.asset
            AND d.recorded_at > since
            AND d.kind IN ('deposit', 'stake', 'void', 'win') AND d.kind = 'deposit'
        )
    ),
    sums AS (
      SELECT sum(m.step) OVER (ORDER BY m.recorded_at DESC) AS suffix
      FROM moved AS m
    )
    SELECT greatest(coalesce(max(s.suffix), 0), 0)::bigint AS minor
    FROM sums AS s
  ) AS unstaked
  ORDER BY asked.ordinal;
END;

GRANT EXECUTE ON FUNCTION ledger.unstaked (uuid[], text[], bigint[], timestamptz) TO croupier_app;

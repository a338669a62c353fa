-- Why: a deposit that went back to where it came from had still to be staked. Taken off where it came in, and not
-- where it left, it frees neither the deposits before it nor those after.
-- Who writes: nobody, it only reads. Who reads: domain/ledger, for whoever shows balances or lets money leave; the
-- function of four is read by servers of the version before.
-- What must never happen: an answer for somebody who was not asked about; a plan that reads the rows of
-- transfers where their index says enough; a stake that counts for a deposit to come.

SET LOCAL ROLE croupier_ledger;

-- As the function of four: the largest sum, from some deposit on, of what was deposited less what was staked. The
-- deposits of `returned` are none.
CREATE FUNCTION ledger.unstaked(
  player_ids uuid[], assets text[], percents bigint[], since timestamptz, returned uuid[]
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
      UNION ALL
      -- Taken off in the moment in which it came: as if it had not.
      SELECT r.recorded_at, -(r.amount * asked.percent / 100)
      FROM ledger.transfers AS r
      WHERE cardinality(returned) > 0
        AND r.player_id = asked.player_id AND r.transfer_id = ANY (returned)
        AND r.asset = asked.asset AND r.kind = 'deposit'
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

GRANT EXECUTE ON FUNCTION ledger.unstaked (uuid[], text[], bigint[], timestamptz, uuid[]) TO croupier_app;

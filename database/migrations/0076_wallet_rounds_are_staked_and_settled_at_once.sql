-- Why: an instant round of the house asked the doorway of games twice, for a stake and for its end, and each
-- time everything was locked, judged, moved and looked up. What a press meets was read in statements that
-- were planned anew for every batch, over tables that had been measured while they were empty.
-- Who writes: domain/wallet through wallet.play_rounds; domain/casino through casino.write_rounds.
-- Who reads: domain/casino through casino.sit_down.
-- What must never happen: as in 0044 and 0068. A round that is staked and settled at once leaves behind what
-- two commands would have left: a hold that is settled, two operations, and the same transfers.

SET LOCAL ROLE croupier_ledger;

-- Rounds with their stake, and with their end where `end_ids` names one. Their ids were made for them within
-- this transaction, so nothing of theirs is known yet. At most one a player; every account that the batch
-- goes on to touch is locked here, in order.
CREATE FUNCTION wallet.play_rounds(
  stripe integer,
  locked_ids uuid[],
  locked_houses text[],
  locked_assets text[],
  player_ids uuid[],
  round_ids uuid[],
  stake_ids uuid[],
  end_ids uuid[],
  stake_transfer_ids uuid[],
  end_transfer_ids uuid[],
  houses text[],
  assets text[],
  products text[],
  stakes bigint[],
  payouts bigint[],
  happened_ats timestamptz[]
) RETURNS TABLE (
  ordinal bigint,
  verdict text,
  recorded_at timestamptz,
  moved_cash_free bigint,
  moved_cash_locked bigint,
  moved_bonus_playable bigint,
  cash_free bigint,
  cash_locked bigint,
  bonus_playable bigint,
  held bigint
)
LANGUAGE sql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
SET enable_seqscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET enable_bitmapscan = off
SET enable_material = off
SET jit = off
SET plan_cache_mode = force_generic_plan
BEGIN ATOMIC
  -- The house first: its holders sort before every player.
  SELECT a.version
  FROM ledger.accounts AS a
  WHERE (a.player_id, a.account, a.asset) IN (
    SELECT (SELECT ledger.house_holder(stripe)), asked.house, asked.asset
    FROM (SELECT unnest(locked_houses) AS house, unnest(locked_assets) AS asset) AS asked
  )
  ORDER BY a.player_id, a.account, a.asset
  FOR NO KEY UPDATE OF a;

  SELECT a.version
  FROM ledger.accounts AS a
  WHERE (a.player_id, a.asset) IN (
    SELECT asked.player_id, asked.asset
    FROM (SELECT unnest(locked_ids) AS player_id, unnest(locked_assets) AS asset) AS asked
  )
    AND a.account = ANY ('{bonus_playable,cash_free,cash_locked,held}'::text[])
  ORDER BY a.player_id, a.account, a.asset
  FOR NO KEY UPDATE OF a;

  WITH judged AS MATERIALIZED (
    SELECT
      t.*,
      free.balance AS cash_free,
      locked.balance AS cash_locked,
      bonus.balance AS bonus_playable,
      held.balance AS held,
      house.balance AS house_balance,
      free.ctid AS cash_free_place,
      locked.ctid AS cash_locked_place,
      bonus.ctid AS bonus_playable_place,
      held.ctid AS held_place,
      house.ctid AS house_place,
      free.version AS cash_free_version,
      locked.version AS cash_locked_version,
      bonus.version AS bonus_playable_version,
      held.version AS held_version,
      house.version AS house_version,
      (SELECT clock_timestamp()) AS now_at,
      CASE
        WHEN t.stake NOT BETWEEN 1 AND 1000000000000000 OR t.payout > 1000000000000000 THEN 'amount_out_of_range'
        WHEN free.player_id IS NULL OR locked.player_id IS NULL OR bonus.player_id IS NULL
          OR held.player_id IS NULL OR house.player_id IS NULL THEN
          CASE
            WHEN held.player_id IS NULL AND (
              SELECT true FROM ledger.accounts AS a WHERE a.player_id = t.player_id AND a.account = 'held' LIMIT 1
            ) THEN 'asset_mismatch'
            ELSE 'account_unknown'
          END
        WHEN free.closed_at IS NOT NULL OR locked.closed_at IS NOT NULL OR bonus.closed_at IS NOT NULL
          OR held.closed_at IS NOT NULL OR house.closed_at IS NOT NULL THEN 'account_closed'
        WHEN t.stake > free.balance + locked.balance + bonus.balance THEN 'insufficient_funds'
        WHEN held.balance > 4000000000000000000
          OR greatest(free.balance, locked.balance, bonus.balance) > 4000000000000000000
          OR abs(house.balance) > 4000000000000000000 THEN 'balance_out_of_range'
        ELSE 'done'
      END AS verdict
    FROM (
      SELECT
        unnest(player_ids) AS player_id,
        unnest(round_ids) AS round_id,
        unnest(stake_ids) AS stake_id,
        unnest(end_ids) AS end_id,
        unnest(stake_transfer_ids) AS stake_transfer_id,
        unnest(end_transfer_ids) AS end_transfer_id,
        unnest(houses) AS house,
        unnest(assets) AS asset,
        unnest(products) AS product,
        unnest(stakes) AS stake,
        unnest(payouts) AS payout,
        unnest(happened_ats) AS happened_at,
        generate_subscripts(player_ids, 1)::bigint AS ordinal
    ) AS t
    LEFT JOIN ledger.accounts AS free
      ON free.player_id = t.player_id AND free.account = 'cash_free' AND free.asset = t.asset
    LEFT JOIN ledger.accounts AS locked
      ON locked.player_id = t.player_id AND locked.account = 'cash_locked' AND locked.asset = t.asset
    LEFT JOIN ledger.accounts AS bonus
      ON bonus.player_id = t.player_id AND bonus.account = 'bonus_playable' AND bonus.asset = t.asset
    LEFT JOIN ledger.accounts AS held
      ON held.player_id = t.player_id AND held.account = 'held' AND held.asset = t.asset
    LEFT JOIN ledger.accounts AS house
      ON house.player_id = (SELECT ledger.house_holder(stripe)) AND house.account = t.house AND house.asset = t.asset
  ),
  -- How the stake falls on the player's three accounts: what is free first. A win follows the stake it was
  -- won with: what is restricted gets its share rounded up, what is free the rest.
  staked AS (
    SELECT
      j.*,
      least(j.stake, j.cash_free) AS stake_cash_free,
      least(greatest(j.stake - j.cash_free, 0), j.cash_locked) AS stake_cash_locked,
      greatest(j.stake - j.cash_free - j.cash_locked, 0) AS stake_bonus_playable
    FROM judged AS j
    WHERE j.verdict = 'done'
  ),
  done AS MATERIALIZED (
    SELECT
      s.*,
      CASE
        WHEN s.end_id IS NULL THEN 0
        WHEN s.stake_cash_free = s.stake THEN s.payout
        ELSE s.payout - ceil(s.payout::numeric * (s.stake_cash_locked + s.stake_bonus_playable) / s.stake)::bigint
      END AS win_cash_free,
      CASE
        WHEN s.end_id IS NULL OR s.stake_bonus_playable = 0 THEN 0
        ELSE ceil(s.payout::numeric * s.stake_bonus_playable / s.stake)::bigint
      END AS win_bonus_playable,
      CASE
        WHEN s.end_id IS NULL OR s.stake_cash_free = s.stake THEN 0
        ELSE ceil(s.payout::numeric * (s.stake_cash_locked + s.stake_bonus_playable) / s.stake)::bigint
          - CASE WHEN s.stake_bonus_playable = 0 THEN 0
              ELSE ceil(s.payout::numeric * s.stake_bonus_playable / s.stake)::bigint END
      END AS win_cash_locked,
      (s.stake_cash_free <> 0)::integer + (s.stake_cash_locked <> 0)::integer + (s.stake_bonus_playable <> 0)::integer
        AS stake_legs,
      (SELECT ledger.posting_number(pg_current_xact_id())) AS posting,
      (SELECT ledger.house_holder(stripe)) AS house_holder
    FROM staked AS s
  ),
  -- A transfer each, in their order: up to three of the stake, one that settles it, up to three of the win.
  legs AS MATERIALIZED (
    SELECT
      d.player_id, d.asset, d.house, d.house_holder, d.house_place, d.happened_at, d.now_at, d.posting,
      wallet.leg_id(CASE WHEN leg.kind = 'stake' THEN d.stake_transfer_id ELSE d.end_transfer_id END, leg.number)
        AS transfer_id,
      leg.kind, leg.amount, leg.pot,
      d.product || '_' || leg.kind AS reason,
      leg.pot_change, leg.pot_balance + leg.pot_change AS pot_balance, leg.pot_version + 1 AS pot_version,
      leg.held_change,
      d.held + leg.held_through AS held_balance,
      d.held_version + leg.turn AS held_version,
      leg.house_change,
      d.house_balance + (sum(leg.house_change) OVER of_house)::bigint AS house_balance,
      d.house_version + count(*) FILTER (WHERE leg.house_change <> 0) OVER of_house AS house_version
    FROM done AS d
    CROSS JOIN LATERAL (
      VALUES
        ('stake', 1, 1, 'cash_free', d.stake_cash_free, -d.stake_cash_free, d.cash_free, d.cash_free_version,
          d.stake_cash_free, d.stake_cash_free, 1, 0::bigint),
        ('stake', 2, 2, 'cash_locked', d.stake_cash_locked, -d.stake_cash_locked, d.cash_locked, d.cash_locked_version,
          d.stake_cash_locked, d.stake_cash_free + d.stake_cash_locked, 1 + (d.stake_cash_free <> 0)::integer, 0),
        ('stake', 3, 3, 'bonus_playable', d.stake_bonus_playable, -d.stake_bonus_playable, d.bonus_playable,
          d.bonus_playable_version, d.stake_bonus_playable, d.stake, d.stake_legs, 0),
        ('settle', 4, 0, NULL, CASE WHEN d.end_id IS NULL THEN 0 ELSE d.stake END, 0, NULL, NULL, -d.stake, 0,
          d.stake_legs + 1, d.stake),
        ('win', 5, 1, 'cash_free', d.win_cash_free, d.win_cash_free, d.cash_free - d.stake_cash_free,
          d.cash_free_version + (d.stake_cash_free <> 0)::integer, 0, 0, 0, -d.win_cash_free),
        ('win', 6, 2, 'cash_locked', d.win_cash_locked, d.win_cash_locked, d.cash_locked - d.stake_cash_locked,
          d.cash_locked_version + (d.stake_cash_locked <> 0)::integer, 0, 0, 0, -d.win_cash_locked),
        ('win', 7, 3, 'bonus_playable', d.win_bonus_playable, d.win_bonus_playable,
          d.bonus_playable - d.stake_bonus_playable,
          d.bonus_playable_version + (d.stake_bonus_playable <> 0)::integer, 0, 0, 0, -d.win_bonus_playable)
    ) AS leg (
      kind, place, number, pot, amount, pot_change, pot_balance, pot_version, held_change, held_through, turn,
      house_change
    )
    WHERE leg.amount <> 0
    WINDOW of_house AS (PARTITION BY d.house_place ORDER BY d.ordinal, leg.place ROWS UNBOUNDED PRECEDING)
  ),
  moved AS (
    UPDATE ledger.accounts AS a
    SET balance = a.balance + total.change, version = a.version + total.entries
    FROM (
      SELECT own.place, own.change, own.entries
      FROM done AS d
      CROSS JOIN LATERAL (
        VALUES
          (d.cash_free_place, d.win_cash_free - d.stake_cash_free,
            (d.stake_cash_free <> 0)::integer + (d.win_cash_free <> 0)::integer),
          (d.cash_locked_place, d.win_cash_locked - d.stake_cash_locked,
            (d.stake_cash_locked <> 0)::integer + (d.win_cash_locked <> 0)::integer),
          (d.bonus_playable_place, d.win_bonus_playable - d.stake_bonus_playable,
            (d.stake_bonus_playable <> 0)::integer + (d.win_bonus_playable <> 0)::integer),
          (d.held_place, CASE WHEN d.end_id IS NULL THEN d.stake ELSE 0 END,
            d.stake_legs + (d.end_id IS NOT NULL)::integer)
      ) AS own (place, change, entries)
      WHERE own.entries <> 0
      UNION ALL
      SELECT l.house_place, sum(l.house_change)::bigint, count(*)
      FROM legs AS l
      WHERE l.house_change <> 0
      GROUP BY l.house_place
    ) AS total
    WHERE a.ctid = total.place
  ),
  entered AS (
    INSERT INTO ledger.entries (
      player_id, account, asset, version, transfer_id, amount, previous_balance, current_balance, recorded_at, posting
    )
    SELECT
      side.holder, side.account, l.asset, side.version, l.transfer_id, side.change,
      side.balance - side.change, side.balance, l.now_at, l.posting
    FROM legs AS l
    CROSS JOIN LATERAL (
      VALUES
        (l.player_id, l.pot, l.pot_change, l.pot_balance, l.pot_version),
        (l.player_id, 'held', l.held_change, l.held_balance, l.held_version),
        (l.house_holder, l.house, l.house_change, l.house_balance, l.house_version)
    ) AS side (holder, account, change, balance, version)
    WHERE side.change <> 0
  ),
  recorded AS (
    INSERT INTO ledger.transfers (
      player_id, transfer_id, kind, from_account, to_account, asset, amount, reason,
      from_balance, from_version, to_balance, to_version, happened_at, recorded_at, posting
    )
    SELECT
      l.player_id, l.transfer_id, l.kind,
      CASE l.kind WHEN 'stake' THEN l.pot WHEN 'win' THEN l.house ELSE 'held' END,
      CASE l.kind WHEN 'stake' THEN 'held' WHEN 'settle' THEN l.house ELSE l.pot END,
      l.asset, l.amount, l.reason,
      CASE l.kind WHEN 'stake' THEN l.pot_balance WHEN 'settle' THEN l.held_balance END,
      CASE l.kind WHEN 'stake' THEN l.pot_version WHEN 'settle' THEN l.held_version END,
      CASE l.kind WHEN 'stake' THEN l.held_balance WHEN 'win' THEN l.pot_balance END,
      CASE l.kind WHEN 'stake' THEN l.held_version WHEN 'win' THEN l.pot_version END,
      l.happened_at, l.now_at, l.posting
    FROM legs AS l
  ),
  opened AS (
    INSERT INTO wallet.holds (
      player_id, bet_id, round_id, house, asset, product, cash_free, cash_locked, bonus_playable,
      state, ended_by, opened_at, ended_at
    )
    SELECT
      d.player_id, d.stake_id, d.round_id, d.house, d.asset, d.product,
      d.stake_cash_free, d.stake_cash_locked, d.stake_bonus_playable,
      CASE WHEN d.end_id IS NULL THEN 'open' ELSE 'settled' END, d.end_id, d.now_at,
      CASE WHEN d.end_id IS NOT NULL THEN d.now_at END
    FROM done AS d
  ),
  kept AS (
    INSERT INTO wallet.operations (
      player_id, operation_id, kind, round_id, bet_id, house, asset, product, amount, detail,
      verdict, refused_by_guard, cash_free, cash_locked, bonus_playable, settled, transfer_id, recorded_at
    )
    SELECT
      d.player_id, d.stake_id, 'bet', d.round_id, NULL::uuid, d.house, d.asset, d.product, d.stake, 'cash_first',
      'done', NULL::text, d.stake_cash_free, d.stake_cash_locked, d.stake_bonus_playable, 0, d.stake_transfer_id, d.now_at
    FROM done AS d
    UNION ALL
    SELECT
      d.player_id, d.end_id, 'win', d.round_id, NULL::uuid, d.house, d.asset, d.product, d.payout, 'win',
      'done', NULL::text, d.win_cash_free, d.win_cash_locked, d.win_bonus_playable, d.stake, d.end_transfer_id, d.now_at
    FROM done AS d
    WHERE d.end_id IS NOT NULL
    UNION ALL
    SELECT
      j.player_id, j.stake_id, 'bet', j.round_id, NULL::uuid, j.house, j.asset, j.product, j.stake, 'cash_first',
      j.verdict, NULL::text, 0, 0, 0, 0, j.stake_transfer_id, j.now_at
    FROM judged AS j
    WHERE j.verdict IN ('amount_out_of_range', 'asset_mismatch', 'insufficient_funds')
  )
  SELECT
    d.ordinal, d.verdict, d.now_at,
    CASE WHEN d.end_id IS NULL THEN d.stake_cash_free ELSE d.win_cash_free END,
    CASE WHEN d.end_id IS NULL THEN d.stake_cash_locked ELSE d.win_cash_locked END,
    CASE WHEN d.end_id IS NULL THEN d.stake_bonus_playable ELSE d.win_bonus_playable END,
    d.cash_free - d.stake_cash_free + d.win_cash_free,
    d.cash_locked - d.stake_cash_locked + d.win_cash_locked,
    d.bonus_playable - d.stake_bonus_playable + d.win_bonus_playable,
    d.held + CASE WHEN d.end_id IS NULL THEN d.stake ELSE 0 END
  FROM done AS d
  UNION ALL
  SELECT
    j.ordinal, j.verdict, j.now_at, NULL, NULL, NULL, j.cash_free, j.cash_locked, j.bonus_playable, j.held
  FROM judged AS j
  WHERE j.verdict <> 'done';
END;

GRANT EXECUTE ON FUNCTION wallet.play_rounds (
  integer, uuid[], text[], text[], uuid[], uuid[], uuid[], uuid[], uuid[], uuid[], text[], text[], text[],
  bigint[], bigint[], timestamptz[]
) TO croupier_app;

RESET ROLE;

-- The lock on the seeds of everybody who plays in a batch, and behind it what each press meets; an action has
-- no play id and meets its round, which is read by its own id.
CREATE FUNCTION casino.sit_down(
  player_ids uuid[],
  play_ids uuid[],
  games text[],
  pauses_ms integer[],
  paused_from uuid,
  repeated_from uuid,
  latest uuid
) RETURNS TABLE (
  ordinal bigint,
  player_id uuid,
  number integer,
  sealed_server_seed text,
  fingerprint text,
  player_seed text,
  nonce_next integer,
  open_round uuid,
  known_round uuid,
  last_opened_at timestamptz
)
LANGUAGE sql VOLATILE
SET enable_seqscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET enable_bitmapscan = off
SET enable_material = off
SET jit = off
SET plan_cache_mode = force_generic_plan
BEGIN ATOMIC
  SELECT s.number
  FROM casino.seeds AS s
  WHERE s.player_id IN (SELECT unnest(player_ids)) AND s.revealed_at IS NULL
  ORDER BY s.player_id
  FOR NO KEY UPDATE OF s;

  SELECT
    t.ordinal, t.player_id, s.number, s.sealed_server_seed, s.fingerprint, s.player_seed, s.nonce_next,
    (SELECT o.round_id FROM casino.open_rounds AS o WHERE o.player_id = t.player_id AND o.game = t.game),
    CASE WHEN t.play_id IS NOT NULL THEN (
      SELECT r.round_id FROM casino.rounds AS r
      WHERE r.player_id = t.player_id AND r.play_id = t.play_id AND r.round_id >= repeated_from AND r.round_id < latest
      LIMIT 1
    ) END,
    CASE WHEN t.pause_ms > 0 THEN (
      SELECT max(l.opened_at) FROM casino.rounds AS l
      WHERE l.player_id = t.player_id AND l.game = t.game AND l.round_id >= paused_from AND l.round_id < latest
    ) END
  FROM (
    SELECT
      unnest(player_ids) AS player_id,
      unnest(play_ids) AS play_id,
      unnest(games) AS game,
      unnest(pauses_ms) AS pause_ms,
      generate_subscripts(player_ids, 1)::bigint AS ordinal
  ) AS t
  JOIN casino.seeds AS s ON s.player_id = t.player_id AND s.revealed_at IS NULL;
END;

-- New rounds, each with the number of its seeds used up.
CREATE FUNCTION casino.write_rounds(
  player_ids uuid[],
  round_ids uuid[],
  play_ids uuid[],
  games text[],
  profile_versions integer[],
  assets text[],
  stakes bigint[],
  stakeds bigint[],
  payouts bigint[],
  choices text[],
  steps_shown text[],
  seed_numbers integer[],
  nonces integer[],
  grant_ids uuid[],
  game_session_ids uuid[],
  session_ids uuid[],
  states text[],
  ended_bys text[],
  opened_ats timestamptz[],
  closed_ats timestamptz[]
) RETURNS void
LANGUAGE sql VOLATILE
SET enable_seqscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET enable_bitmapscan = off
SET enable_material = off
SET jit = off
SET plan_cache_mode = force_generic_plan
BEGIN ATOMIC
  WITH asked AS MATERIALIZED (
    SELECT
      unnest(player_ids) AS player_id, unnest(round_ids) AS round_id, unnest(play_ids) AS play_id,
      unnest(games) AS game, unnest(profile_versions) AS profile_version, unnest(assets) AS asset,
      unnest(stakes) AS stake, unnest(stakeds) AS staked, unnest(payouts) AS payout, unnest(choices) AS choice,
      unnest(steps_shown) AS steps, unnest(seed_numbers) AS seed_number, unnest(nonces) AS nonce,
      unnest(grant_ids) AS grant_id, unnest(game_session_ids) AS game_session_id,
      unnest(session_ids) AS session_id, unnest(states) AS state, unnest(ended_bys) AS ended_by,
      unnest(opened_ats) AS opened_at, unnest(closed_ats) AS closed_at
  ), opened AS (
    INSERT INTO casino.rounds (
      player_id, round_id, play_id, game, profile_version, asset, stake, staked, payout, choice,
      actions, steps, seed_number, nonce, grant_id, game_session_id, session_id, state, ended_by,
      opened_at, closed_at
    )
    SELECT
      player_id, round_id, play_id, game, profile_version, asset, stake, staked, payout, choice::json,
      '[]', steps::json, seed_number, nonce, grant_id, game_session_id, session_id, state, ended_by,
      opened_at, closed_at
    FROM asked
  ), waiting AS (
    INSERT INTO casino.open_rounds (player_id, game, round_id, acted_at)
    SELECT player_id, game, round_id, opened_at FROM asked WHERE state = 'open'
  )
  UPDATE casino.seeds AS s SET nonce_next = o.nonce + 1
  FROM asked AS o WHERE s.player_id = o.player_id AND s.number = o.seed_number;
END;

GRANT EXECUTE ON FUNCTION
  casino.sit_down (uuid[], uuid[], text[], integer[], uuid, uuid, uuid),
  casino.write_rounds (
    uuid[], uuid[], uuid[], text[], integer[], text[], bigint[], bigint[], bigint[], text[], text[], integer[],
    integer[], uuid[], uuid[], uuid[], text[], text[], timestamptz[], timestamptz[]
  )
TO croupier_app;

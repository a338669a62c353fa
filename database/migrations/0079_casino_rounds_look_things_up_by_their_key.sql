-- Why: a round cost 140 microseconds of the database beside the rows it writes. Lists of values that stand
-- beside every round were worked out anew for every one of them; the pair of seeds of each player was looked
-- for among the pairs of all players until the table had been measured; and two checks counted sixty-four
-- characters of a fingerprint each time the number beside it went up.
-- Who writes: domain/wallet through wallet.play_rounds; domain/casino through casino.write_rounds.
-- Who reads: domain/casino through casino.sit_down.
-- What must never happen: as in 0068 and 0076, whose functions these are with the same rows, locks and answers.

SET LOCAL ROLE croupier_ledger;

CREATE OR REPLACE FUNCTION wallet.play_rounds(
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
  -- One part a kind: a list of values beside every round would be worked out anew for every round.
  parts AS (
    SELECT
      'stake' AS kind, 1 AS place, 1 AS number, 'cash_free' AS pot, d.stake_cash_free AS amount,
      -d.stake_cash_free AS pot_change, d.cash_free AS pot_before, d.cash_free_version AS pot_version_before,
      d.stake_cash_free AS held_change, d.stake_cash_free AS held_through, 1 AS turn, 0::bigint AS house_change,
      d.*
    FROM done AS d
    WHERE d.stake_cash_free <> 0
    UNION ALL
    SELECT
      'stake', 2, 2, 'cash_locked', d.stake_cash_locked,
      -d.stake_cash_locked, d.cash_locked, d.cash_locked_version,
      d.stake_cash_locked, d.stake_cash_free + d.stake_cash_locked, 1 + (d.stake_cash_free <> 0)::integer, 0,
      d.*
    FROM done AS d
    WHERE d.stake_cash_locked <> 0
    UNION ALL
    SELECT
      'stake', 3, 3, 'bonus_playable', d.stake_bonus_playable,
      -d.stake_bonus_playable, d.bonus_playable, d.bonus_playable_version,
      d.stake_bonus_playable, d.stake, d.stake_legs, 0,
      d.*
    FROM done AS d
    WHERE d.stake_bonus_playable <> 0
    UNION ALL
    SELECT 'settle', 4, 0, NULL, d.stake, 0, NULL, NULL, -d.stake, 0, d.stake_legs + 1, d.stake, d.*
    FROM done AS d
    WHERE d.end_id IS NOT NULL
    UNION ALL
    SELECT
      'win', 5, 1, 'cash_free', d.win_cash_free,
      d.win_cash_free, d.cash_free - d.stake_cash_free, d.cash_free_version + (d.stake_cash_free <> 0)::integer,
      0, 0, 0, -d.win_cash_free,
      d.*
    FROM done AS d
    WHERE d.win_cash_free <> 0
    UNION ALL
    SELECT
      'win', 6, 2, 'cash_locked', d.win_cash_locked,
      d.win_cash_locked, d.cash_locked - d.stake_cash_locked,
      d.cash_locked_version + (d.stake_cash_locked <> 0)::integer,
      0, 0, 0, -d.win_cash_locked,
      d.*
    FROM done AS d
    WHERE d.win_cash_locked <> 0
    UNION ALL
    SELECT
      'win', 7, 3, 'bonus_playable', d.win_bonus_playable,
      d.win_bonus_playable, d.bonus_playable - d.stake_bonus_playable,
      d.bonus_playable_version + (d.stake_bonus_playable <> 0)::integer,
      0, 0, 0, -d.win_bonus_playable,
      d.*
    FROM done AS d
    WHERE d.win_bonus_playable <> 0
  ),
  legs AS MATERIALIZED (
    SELECT
      p.player_id, p.asset, p.house, p.house_holder, p.house_place, p.happened_at, p.now_at, p.posting,
      wallet.leg_id(CASE WHEN p.kind = 'stake' THEN p.stake_transfer_id ELSE p.end_transfer_id END, p.number)
        AS transfer_id,
      p.kind, p.amount, p.pot,
      p.product || '_' || p.kind AS reason,
      p.pot_change, p.pot_before + p.pot_change AS pot_balance, p.pot_version_before + 1 AS pot_version,
      p.held_change,
      p.held + p.held_through AS held_balance,
      p.held_version + p.turn AS held_version,
      p.house_change,
      p.house_balance + (sum(p.house_change) OVER of_house)::bigint AS house_balance,
      p.house_version + count(*) FILTER (WHERE p.house_change <> 0) OVER of_house AS house_version
    FROM parts AS p
    WINDOW of_house AS (PARTITION BY p.house_place ORDER BY p.ordinal, p.place ROWS UNBOUNDED PRECEDING)
  ),
  moved AS (
    UPDATE ledger.accounts AS a
    SET balance = a.balance + total.change, version = a.version + total.entries
    FROM (
      SELECT
        d.cash_free_place AS place, d.win_cash_free - d.stake_cash_free AS change,
        (d.stake_cash_free <> 0)::integer + (d.win_cash_free <> 0)::integer AS entries
      FROM done AS d
      WHERE d.stake_cash_free <> 0 OR d.win_cash_free <> 0
      UNION ALL
      SELECT
        d.cash_locked_place, d.win_cash_locked - d.stake_cash_locked,
        (d.stake_cash_locked <> 0)::integer + (d.win_cash_locked <> 0)::integer
      FROM done AS d
      WHERE d.stake_cash_locked <> 0 OR d.win_cash_locked <> 0
      UNION ALL
      SELECT
        d.bonus_playable_place, d.win_bonus_playable - d.stake_bonus_playable,
        (d.stake_bonus_playable <> 0)::integer + (d.win_bonus_playable <> 0)::integer
      FROM done AS d
      WHERE d.stake_bonus_playable <> 0 OR d.win_bonus_playable <> 0
      UNION ALL
      SELECT
        d.held_place, CASE WHEN d.end_id IS NULL THEN d.stake ELSE 0 END,
        d.stake_legs + (d.end_id IS NOT NULL)::integer
      FROM done AS d
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
      l.player_id, l.pot, l.asset, l.pot_version, l.transfer_id, l.pot_change,
      l.pot_balance - l.pot_change, l.pot_balance, l.now_at, l.posting
    FROM legs AS l
    WHERE l.pot_change <> 0
    UNION ALL
    SELECT
      l.player_id, 'held', l.asset, l.held_version, l.transfer_id, l.held_change,
      l.held_balance - l.held_change, l.held_balance, l.now_at, l.posting
    FROM legs AS l
    WHERE l.held_change <> 0
    UNION ALL
    SELECT
      l.house_holder, l.house, l.asset, l.house_version, l.transfer_id, l.house_change,
      l.house_balance - l.house_change, l.house_balance, l.now_at, l.posting
    FROM legs AS l
    WHERE l.house_change <> 0
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

RESET ROLE;

-- Each player's pair by their key, whatever is known of the table: behind LIMIT and a lock there is no other way.
CREATE OR REPLACE FUNCTION casino.sit_down(
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
  SELECT deciding.number
  FROM (SELECT asked.player_id FROM unnest(player_ids) AS asked (player_id) ORDER BY asked.player_id) AS t
  CROSS JOIN LATERAL (
    SELECT s.number FROM casino.seeds AS s
    WHERE s.player_id = t.player_id AND s.revealed_at IS NULL
    FOR NO KEY UPDATE OF s
  ) AS deciding;

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
  CROSS JOIN LATERAL (
    SELECT i.number, i.sealed_server_seed, i.fingerprint, i.player_seed, i.nonce_next FROM casino.seeds AS i
    WHERE i.player_id = t.player_id AND i.revealed_at IS NULL
    LIMIT 1
  ) AS s;
END;

-- The same seeds as before. A count behind a pattern is walked through one character after the other.
ALTER TABLE casino.seeds
  DROP CONSTRAINT seeds_fingerprint_check,
  DROP CONSTRAINT seeds_player_seed_check,
  ADD CONSTRAINT seeds_fingerprint_check CHECK (length(fingerprint) = 64 AND fingerprint ~ '^[0-9a-f]*$'),
  ADD CONSTRAINT seeds_player_seed_check
    CHECK (length(player_seed) BETWEEN 1 AND 64 AND player_seed ~ '^[A-Za-z0-9_-]*$');

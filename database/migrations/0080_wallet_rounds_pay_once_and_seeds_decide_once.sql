-- Why: a stake of our own games went back by the clock while its round was still played, and the round paid
-- all the same. And a pair of seeds could be shown while a round that it decides was being opened: whoever
-- waited for the lock of a pair judged by what had been there before they waited.
-- Who writes: domain/wallet through wallet.play; domain/casino through casino.write_rounds.
-- Who reads: domain/casino through casino.sit_down.
-- What must never happen: as in 0044, 0068 and 0079. Nothing is won in a round of which a stake went back by the
-- clock. Two rounds are never decided by one number of a pair, and none by a pair that was shown.

SET LOCAL ROLE croupier_ledger;

CREATE OR REPLACE FUNCTION wallet.play(
  stripe integer,
  player_ids uuid[],
  operation_ids uuid[],
  transfer_ids uuid[],
  kinds text[],
  round_ids uuid[],
  bet_ids uuid[],
  houses text[],
  assets text[],
  products text[],
  amounts bigint[],
  details text[],
  refused_by_guards text[],
  happened_ats timestamptz[]
) RETURNS TABLE (
  ordinal bigint,
  verdict text,
  first_verdict text,
  refused_by_guard text,
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
    FROM (SELECT unnest(houses) AS house, unnest(assets) AS asset) AS asked
  )
  ORDER BY a.player_id, a.account, a.asset
  FOR NO KEY UPDATE OF a;

  SELECT a.version
  FROM ledger.accounts AS a
  WHERE (a.player_id, a.asset) IN (
    SELECT asked.player_id, asked.asset
    FROM (SELECT unnest(player_ids) AS player_id, unnest(assets) AS asset) AS asked
  )
    AND a.account = ANY ('{bonus_playable,cash_free,cash_locked,held}'::text[])
  ORDER BY a.player_id, a.account, a.asset
  FOR NO KEY UPDATE OF a;

  WITH asked AS (
    SELECT t.*, row_number() OVER (PARTITION BY t.player_id ORDER BY t.ordinal) AS turn
    FROM (
      SELECT
        unnest(player_ids) AS player_id,
        unnest(operation_ids) AS operation_id,
        unnest(transfer_ids) AS transfer_id,
        unnest(kinds) AS kind,
        unnest(round_ids) AS round_id,
        unnest(bet_ids) AS bet_id,
        unnest(houses) AS house,
        unnest(assets) AS asset,
        unnest(products) AS product,
        unnest(amounts) AS amount,
        unnest(details) AS detail,
        unnest(refused_by_guards) AS refused_by_guard,
        unnest(happened_ats) AS happened_at,
        generate_subscripts(player_ids, 1)::bigint AS ordinal
    ) AS t
  ),
  judged AS MATERIALIZED (
    SELECT
      t.*,
      known.recorded_at AS known_at,
      known.verdict AS known_verdict,
      known.refused_by_guard AS known_refused,
      known.cash_free AS known_cash_free,
      known.cash_locked AS known_cash_locked,
      known.bonus_playable AS known_bonus_playable,
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
      found.open_places,
      found.open_amount,
      found.holds,
      CASE WHEN t.kind IN ('rollback', 'expire') THEN found.open_cash_locked ELSE found.staked_cash_locked END
        AS part_cash_locked,
      CASE WHEN t.kind IN ('rollback', 'expire') THEN found.open_bonus_playable ELSE found.staked_bonus_playable END
        AS part_bonus_playable,
      found.staked,
      (SELECT clock_timestamp()) AS now_at,
      CASE
        WHEN t.turn > 1 THEN 'deferred'
        WHEN known.operation_id IS NOT NULL THEN
          CASE
            WHEN (known.kind, known.round_id, known.bet_id, known.house, known.asset, known.product, known.amount, known.detail)
              IS NOT DISTINCT FROM (t.kind, t.round_id, t.bet_id, t.house, t.asset, t.product, t.amount, t.detail)
              THEN 'repeated'
            ELSE 'operation_reused'
          END
        WHEN t.amount NOT BETWEEN CASE WHEN t.kind IN ('bet', 'prize') THEN 1 ELSE 0 END AND 1000000000000000
          THEN 'amount_out_of_range'
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
        WHEN t.kind = 'prize' THEN
          CASE
            WHEN free.balance > 4000000000000000000 OR house.balance < -4000000000000000000
              THEN 'balance_out_of_range'
            ELSE 'done'
          END
        WHEN t.kind = 'bet' THEN
          CASE
            WHEN found.holds > 0 THEN 'already_rolled_back'
            WHEN t.refused_by_guard IS NOT NULL THEN 'refused_by_guard'
            WHEN t.amount > free.balance + locked.balance
              + CASE WHEN t.detail = 'cash_only' THEN 0 ELSE bonus.balance END THEN 'insufficient_funds'
            WHEN held.balance > 4000000000000000000 THEN 'balance_out_of_range'
            ELSE 'done'
          END
        -- A game knows only what was staked at its own house.
        WHEN found.of_others > 0 THEN 'bet_unknown'
        WHEN t.kind = 'rollback' THEN
          CASE WHEN found.settled > 0 THEN 'already_settled' ELSE 'done' END
        WHEN found.holds = 0 THEN 'bet_unknown'
        WHEN t.kind <> 'win' THEN 'done'
        -- What went back by the clock is not won with as well: people look at such a round.
        WHEN found.expired > 0 THEN 'already_expired'
        WHEN found.open + found.settled = 0 THEN 'already_rolled_back'
        WHEN greatest(free.balance, locked.balance, bonus.balance) > 4000000000000000000
          OR abs(house.balance) > 4000000000000000000 THEN 'balance_out_of_range'
        ELSE 'done'
      END AS verdict
    FROM asked AS t
    LEFT JOIN wallet.operations AS known
      ON known.player_id = t.player_id AND known.operation_id = t.operation_id
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
    CROSS JOIN LATERAL (
      SELECT
        count(*) AS holds,
        count(*) FILTER (WHERE h.state = 'open') AS open,
        count(*) FILTER (WHERE h.state = 'settled') AS settled,
        count(*) FILTER (WHERE h.state = 'expired') AS expired,
        count(*) FILTER (WHERE (h.house, h.asset) <> (t.house, t.asset)) AS of_others,
        array_agg(h.place) FILTER (WHERE h.state = 'open') AS open_places,
        coalesce(sum(h.cash_free + h.cash_locked + h.bonus_playable) FILTER (WHERE h.state = 'open'), 0)::bigint
          AS open_amount,
        coalesce(sum(h.cash_locked) FILTER (WHERE h.state = 'open'), 0)::bigint AS open_cash_locked,
        coalesce(sum(h.bonus_playable) FILTER (WHERE h.state = 'open'), 0)::bigint AS open_bonus_playable,
        coalesce(
          sum(h.cash_free + h.cash_locked + h.bonus_playable) FILTER (WHERE h.state IN ('open', 'settled')), 0
        ) AS staked,
        coalesce(sum(h.cash_locked) FILTER (WHERE h.state IN ('open', 'settled')), 0)::bigint AS staked_cash_locked,
        coalesce(sum(h.bonus_playable) FILTER (WHERE h.state IN ('open', 'settled')), 0)::bigint
          AS staked_bonus_playable
      FROM (
        SELECT one.ctid AS place, one.*
        FROM wallet.holds AS one
        WHERE one.player_id = t.player_id
          AND one.bet_id = CASE WHEN t.kind = 'bet' THEN t.operation_id ELSE t.bet_id END
        UNION ALL
        SELECT several.ctid AS place, several.*
        FROM wallet.holds AS several
        WHERE t.bet_id IS NULL AND t.kind IN ('win', 'end_round')
          -- Compared as text, so that the index of rounds is the only way.
          AND several.round_id = t.round_id AND several.player_id::text = t.player_id::text
      ) AS h
    ) AS found
  ),
  -- How a command's amount falls on the player's three accounts. A win follows the stake it was won
  -- with: what is restricted gets its share rounded up, what is free the rest.
  shared AS (
    SELECT
      j.*,
      CASE
        WHEN j.kind = 'bet' AND j.detail = 'bonus_first'
          THEN least(greatest(j.amount - j.bonus_playable - j.cash_locked, 0), j.cash_free)
        WHEN j.kind = 'bet' THEN least(j.amount, j.cash_free)
        WHEN j.kind IN ('rollback', 'expire') THEN j.open_amount - j.part_cash_locked - j.part_bonus_playable
        WHEN j.kind = 'end_round' THEN 0
        WHEN j.part_cash_locked + j.part_bonus_playable = 0 THEN j.amount
        ELSE j.amount - ceil(j.amount::numeric * (j.part_cash_locked + j.part_bonus_playable) / j.staked)::bigint
      END AS share_cash_free,
      CASE
        WHEN j.kind = 'bet' AND j.detail = 'bonus_first' THEN least(j.amount, j.bonus_playable)
        WHEN j.kind = 'bet' AND j.detail = 'cash_only' THEN 0
        WHEN j.kind = 'bet' THEN greatest(j.amount - j.cash_free - j.cash_locked, 0)
        WHEN j.kind IN ('rollback', 'expire') THEN j.part_bonus_playable
        WHEN j.kind = 'end_round' OR j.part_bonus_playable = 0 THEN 0
        ELSE ceil(j.amount::numeric * j.part_bonus_playable / j.staked)::bigint
      END AS share_bonus_playable,
      CASE
        WHEN j.kind IN ('rollback', 'expire') THEN j.open_amount
        WHEN j.kind = 'end_round' THEN 0
        ELSE j.amount
      END AS share,
      CASE WHEN j.kind IN ('win', 'end_round') THEN j.open_amount ELSE 0 END AS settled
    FROM judged AS j
    WHERE j.verdict = 'done'
  ),
  done AS MATERIALIZED (
    SELECT
      s.ordinal, s.player_id, s.operation_id, s.transfer_id, s.kind, s.round_id, s.bet_id, s.house, s.asset,
      s.product, s.amount, s.detail, s.happened_at, s.verdict, s.now_at,
      s.cash_free, s.cash_locked, s.bonus_playable, s.held, s.house_balance,
      s.cash_free_version, s.cash_locked_version, s.bonus_playable_version, s.held_version, s.house_version,
      s.cash_free_place, s.cash_locked_place, s.bonus_playable_place, s.held_place, s.house_place,
      s.holds, s.open_places, s.settled, s.share, s.share_cash_free, s.share_bonus_playable,
      s.share - s.share_cash_free - s.share_bonus_playable AS share_cash_locked,
      CASE WHEN s.kind = 'bet' THEN -1 ELSE 1 END AS direction,
      CASE WHEN s.kind = 'bet' THEN s.share WHEN s.kind IN ('rollback', 'expire') THEN -s.share ELSE -s.settled END
        AS held_change,
      (SELECT ledger.posting_number(pg_current_xact_id())) AS posting,
      (SELECT ledger.house_holder(stripe)) AS house_holder
    FROM shared AS s
  ),
  -- A transfer each, and how it changes the one account of the player, what is held, and the house: of
  -- these three it moves two. What is held runs through a command, the house through the whole batch.
  legs AS MATERIALIZED (
    SELECT
      d.ordinal, d.player_id, d.asset, d.house, d.house_holder, d.house_place, d.happened_at, d.now_at, d.posting,
      wallet.leg_id(d.transfer_id, leg.number) AS transfer_id,
      leg.kind, leg.amount, leg.pot,
      d.product || '_' || CASE WHEN leg.kind = 'win' AND d.kind = 'prize' THEN d.detail WHEN d.kind = 'expire' THEN 'expired'
        ELSE leg.kind END AS reason,
      leg.pot_change, leg.pot_balance + leg.pot_change AS pot_balance, leg.pot_version + 1 AS pot_version,
      leg.held_change,
      d.held + leg.held_through AS held_balance,
      d.held_version + leg.turn AS held_version,
      leg.house_change,
      d.house_balance + (sum(leg.house_change) OVER of_house)::bigint AS house_balance,
      d.house_version + count(*) FILTER (WHERE leg.house_change <> 0) OVER of_house AS house_version
    FROM done AS d
    CROSS JOIN LATERAL (
      SELECT
        pot.number, pot.account AS pot, pot.amount, pot.balance AS pot_balance, pot.version AS pot_version,
        CASE WHEN d.kind = 'bet' THEN 'stake' WHEN d.kind IN ('win', 'prize') THEN 'win' ELSE 'void' END AS kind,
        d.direction * pot.amount AS pot_change,
        CASE WHEN d.kind IN ('win', 'prize') THEN 0 ELSE -d.direction * pot.amount END AS held_change,
        -d.direction * pot.through AS held_through, pot.turn,
        CASE WHEN d.kind IN ('win', 'prize') THEN -pot.amount ELSE 0 END AS house_change
      FROM (
        SELECT 1, 'cash_free', d.share_cash_free, d.cash_free, d.cash_free_version, d.share_cash_free, 1
        UNION ALL
        SELECT
          2, 'cash_locked', d.share_cash_locked, d.cash_locked, d.cash_locked_version,
          d.share - d.share_bonus_playable, 1 + (d.share_cash_free <> 0)::integer
        UNION ALL
        SELECT
          3, 'bonus_playable', d.share_bonus_playable, d.bonus_playable, d.bonus_playable_version,
          d.share, 1 + (d.share_cash_free <> 0)::integer + (d.share_cash_locked <> 0)::integer
      ) AS pot (number, account, amount, balance, version, through, turn)
      UNION ALL
      SELECT 0, NULL, d.settled, NULL, NULL, 'settle', 0, -d.settled, -d.settled, 1, d.settled
    ) AS leg
    WHERE leg.amount <> 0
    WINDOW of_house AS (PARTITION BY d.house_place ORDER BY d.ordinal, leg.number ROWS UNBOUNDED PRECEDING)
  ),
  moved AS (
    UPDATE ledger.accounts AS a
    SET balance = a.balance + total.change, version = a.version + total.entries
    FROM (
      SELECT own.place, own.change, own.entries
      FROM done AS d
      CROSS JOIN LATERAL (
        SELECT d.cash_free_place, d.direction * d.share_cash_free, 1
        UNION ALL
        SELECT d.cash_locked_place, d.direction * d.share_cash_locked, 1
        UNION ALL
        SELECT d.bonus_playable_place, d.direction * d.share_bonus_playable, 1
        UNION ALL
        SELECT
          d.held_place, d.held_change,
          CASE WHEN d.settled <> 0 THEN 1
            ELSE (d.share_cash_free <> 0)::integer + (d.share_cash_locked <> 0)::integer + (d.share_bonus_playable <> 0)::integer
          END
      ) AS own (place, change, entries)
      WHERE own.change <> 0
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
      SELECT l.player_id, l.pot, l.pot_change, l.pot_balance, l.pot_version
      UNION ALL
      SELECT l.player_id, 'held', l.held_change, l.held_balance, l.held_version
      UNION ALL
      SELECT l.house_holder, l.house, l.house_change, l.house_balance, l.house_version
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
      CASE l.kind WHEN 'stake' THEN l.pot_balance WHEN 'win' THEN NULL ELSE l.held_balance END,
      CASE l.kind WHEN 'stake' THEN l.pot_version WHEN 'win' THEN NULL ELSE l.held_version END,
      CASE l.kind WHEN 'stake' THEN l.held_balance WHEN 'settle' THEN NULL ELSE l.pot_balance END,
      CASE l.kind WHEN 'stake' THEN l.held_version WHEN 'settle' THEN NULL ELSE l.pot_version END,
      l.happened_at, l.now_at, l.posting
    FROM legs AS l
  ),
  opened AS (
    INSERT INTO wallet.holds (
      player_id, bet_id, round_id, house, asset, product, cash_free, cash_locked, bonus_playable,
      state, ended_by, opened_at, ended_at
    )
    SELECT
      d.player_id, coalesce(d.bet_id, d.operation_id), d.round_id, d.house, d.asset, d.product,
      d.share_cash_free, d.share_cash_locked, d.share_bonus_playable,
      CASE WHEN d.kind = 'bet' THEN 'open' ELSE 'voided' END,
      CASE WHEN d.kind <> 'bet' THEN d.operation_id END, d.now_at,
      CASE WHEN d.kind <> 'bet' THEN d.now_at END
    FROM done AS d
    WHERE d.kind = 'bet' OR (d.kind = 'rollback' AND d.holds = 0)
  ),
  ended AS (
    UPDATE wallet.holds AS h
    SET state = CASE o.kind WHEN 'rollback' THEN 'voided' WHEN 'expire' THEN 'expired' ELSE 'settled' END,
      ended_by = o.operation_id, ended_at = o.now_at
    FROM (
      SELECT d.operation_id, d.kind, d.now_at, unnest(d.open_places) AS place
      FROM done AS d
      WHERE d.kind <> 'bet'
    ) AS o
    WHERE h.ctid = o.place
  ),
  kept AS (
    INSERT INTO wallet.operations (
      player_id, operation_id, kind, round_id, bet_id, house, asset, product, amount, detail,
      verdict, refused_by_guard, cash_free, cash_locked, bonus_playable, settled, transfer_id, recorded_at
    )
    SELECT
      d.player_id, d.operation_id, d.kind, d.round_id, d.bet_id, d.house, d.asset, d.product, d.amount, d.detail,
      d.verdict, NULL, d.share_cash_free, d.share_cash_locked, d.share_bonus_playable, d.settled, d.transfer_id, d.now_at
    FROM done AS d
    UNION ALL
    SELECT
      j.player_id, j.operation_id, j.kind, j.round_id, j.bet_id, j.house, j.asset, j.product, j.amount, j.detail,
      j.verdict, CASE WHEN j.verdict = 'refused_by_guard' THEN j.refused_by_guard END, 0, 0, 0, 0, j.transfer_id, j.now_at
    FROM judged AS j
    WHERE j.verdict IN (
      'amount_out_of_range', 'asset_mismatch', 'already_rolled_back', 'already_settled', 'already_expired',
      'refused_by_guard', 'insufficient_funds'
    )
  )
  SELECT
    d.ordinal, d.verdict, NULL, NULL, d.now_at,
    d.share_cash_free, d.share_cash_locked, d.share_bonus_playable,
    d.cash_free + d.direction * d.share_cash_free,
    d.cash_locked + d.direction * d.share_cash_locked,
    d.bonus_playable + d.direction * d.share_bonus_playable,
    d.held + d.held_change
  FROM done AS d
  UNION ALL
  SELECT
    j.ordinal, j.verdict, j.known_verdict, coalesce(j.known_refused, j.refused_by_guard), j.known_at,
    j.known_cash_free, j.known_cash_locked, j.known_bonus_playable,
    j.cash_free, j.cash_locked, j.bonus_playable, j.held
  FROM judged AS j
  WHERE j.verdict <> 'done';
END;

RESET ROLE;

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

  -- A pair that was put in its place while the lock was waited for is seen, and locked, by a second statement only.
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
    FOR NO KEY UPDATE OF i
  ) AS s;
END;

-- New rounds, each with the number of its pair used up. How many pairs were as they had been read: fewer than
-- there are rounds, and whoever calls undoes it all and asks again.
DROP FUNCTION casino.write_rounds (
  uuid[], uuid[], uuid[], text[], integer[], text[], bigint[], bigint[], bigint[], text[], text[], integer[],
  integer[], uuid[], uuid[], uuid[], text[], text[], timestamptz[], timestamptz[]
);
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
) RETURNS bigint
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
  ), counted AS (
    UPDATE casino.seeds AS s SET nonce_next = o.nonce + 1
    FROM asked AS o
    WHERE s.player_id = o.player_id AND s.number = o.seed_number AND s.nonce_next = o.nonce
      -- As text, so that the key of a pair is the only way to it.
      AND coalesce(s.revealed_at::text, '') = ''
    RETURNING s.number
  )
  SELECT count(*) FROM counted;
END;

GRANT EXECUTE ON FUNCTION casino.write_rounds (
  uuid[], uuid[], uuid[], text[], integer[], text[], bigint[], bigint[], bigint[], text[], text[], integer[],
  integer[], uuid[], uuid[], uuid[], text[], text[], timestamptz[], timestamptz[]
) TO croupier_app;

-- A key of all years would need the year in it, and numbers of a pair only go up: within a year the key says
-- it, between two the count above. Chains, below zero, decide for everybody.
CREATE UNIQUE INDEX rounds_rest_by_seed ON casino.rounds_rest (player_id, seed_number, nonce) WHERE seed_number > 0;
CREATE UNIQUE INDEX rounds_2026_by_seed ON casino.rounds_2026 (player_id, seed_number, nonce) WHERE seed_number > 0;
CREATE UNIQUE INDEX rounds_2027_by_seed ON casino.rounds_2027 (player_id, seed_number, nonce) WHERE seed_number > 0;
CREATE UNIQUE INDEX rounds_2028_by_seed ON casino.rounds_2028 (player_id, seed_number, nonce) WHERE seed_number > 0;
CREATE UNIQUE INDEX rounds_2029_by_seed ON casino.rounds_2029 (player_id, seed_number, nonce) WHERE seed_number > 0;
CREATE UNIQUE INDEX rounds_2030_by_seed ON casino.rounds_2030 (player_id, seed_number, nonce) WHERE seed_number > 0;
CREATE UNIQUE INDEX rounds_2031_by_seed ON casino.rounds_2031 (player_id, seed_number, nonce) WHERE seed_number > 0;

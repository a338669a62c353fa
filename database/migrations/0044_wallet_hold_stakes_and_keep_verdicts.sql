-- Why: a game takes a stake out of several accounts at once, must find it again when the round ends
-- or is taken back, and is told the same verdict however often it asks. Stakes are holds, commands are
-- operations, and both are written in the statement that moves the money.
-- Who writes: wallet.play alone, which runs as croupier_ledger. Who reads: croupier_app, the audit.
-- What must never happen: a hold that ends twice; money of a hold that went anywhere but back or into
-- its house; an operation without its transfers, or transfers of a game without their operation.
--
-- Players first in every key, no PL/pgSQL, no trigger: what holds for the ledger (0002) holds here.

GRANT USAGE, CREATE ON SCHEMA wallet TO croupier_ledger;
SET LOCAL ROLE croupier_ledger;

-- Writes transfers that were judged already, under the locks of all accounts concerned: any number a
-- player, in the order given. For the doorways of this role only. What they misjudged fails against
-- the constraints of the accounts, and with it the whole batch.
CREATE FUNCTION ledger.enter_transfers(
  stripe integer,
  player_ids uuid[],
  transfer_ids uuid[],
  kinds text[],
  from_accounts text[],
  to_accounts text[],
  assets text[],
  amounts bigint[],
  reasons text[],
  happened_ats timestamptz[]
) RETURNS bigint
LANGUAGE sql VOLATILE
SET search_path = pg_catalog, pg_temp
SET enable_seqscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET jit = off
SET plan_cache_mode = force_generic_plan
BEGIN ATOMIC
  WITH asked AS (
    SELECT
      unnest(player_ids) AS player_id,
      unnest(transfer_ids) AS transfer_id,
      unnest(kinds) AS kind,
      unnest(from_accounts) AS from_account,
      unnest(to_accounts) AS to_account,
      unnest(assets) AS asset,
      unnest(amounts) AS amount,
      unnest(reasons) AS reason,
      unnest(happened_ats) AS happened_at,
      generate_subscripts(player_ids, 1) AS ordinal
  ),
  legs AS MATERIALIZED (
    SELECT
      t.*,
      leg.is_from,
      leg.is_house,
      leg.holder,
      leg.account,
      leg.change,
      a.version + row_number() OVER running AS version,
      (a.balance + sum(leg.change) OVER running)::bigint AS current_balance,
      (SELECT clock_timestamp()) AS now_at
    FROM asked AS t
    CROSS JOIN LATERAL (
      SELECT side.*, CASE WHEN side.is_house THEN (SELECT ledger.house_holder(stripe)) ELSE t.player_id END AS holder
      FROM (
        VALUES
          (t.from_account, -t.amount, true, starts_with(t.from_account, 'house_')),
          (t.to_account, t.amount, false, starts_with(t.to_account, 'house_'))
      ) AS side (account, change, is_from, is_house)
    ) AS leg
    -- An account that is not there leaves a version of NULL, which no entry takes.
    LEFT JOIN ledger.accounts AS a
      ON a.player_id = leg.holder AND a.account = leg.account AND a.asset = t.asset
    WINDOW running AS (
      PARTITION BY leg.holder, leg.account, t.asset ORDER BY t.ordinal ROWS UNBOUNDED PRECEDING
    )
  ),
  moved AS (
    UPDATE ledger.accounts AS a
    SET balance = a.balance + total.change, version = a.version + total.entries
    FROM (
      SELECT l.holder, l.account, l.asset, sum(l.change)::bigint AS change, count(*) AS entries
      FROM legs AS l
      GROUP BY l.holder, l.account, l.asset
    ) AS total
    WHERE a.player_id = total.holder AND a.account = total.account AND a.asset = total.asset
  ),
  entered AS (
    INSERT INTO ledger.entries (
      player_id, account, asset, version, transfer_id, amount, previous_balance, current_balance, recorded_at
    )
    SELECT
      l.holder, l.account, l.asset, l.version, l.transfer_id, l.change,
      l.current_balance - l.change, l.current_balance, l.now_at
    FROM legs AS l
  ),
  recorded AS (
    INSERT INTO ledger.transfers (
      player_id, transfer_id, kind, from_account, to_account, asset, amount, reason,
      from_balance, from_version, to_balance, to_version, happened_at, recorded_at
    )
    SELECT
      l.player_id, l.transfer_id, l.kind, l.from_account, l.to_account, l.asset, l.amount, l.reason,
      max(l.current_balance) FILTER (WHERE l.is_from AND NOT l.is_house),
      max(l.version) FILTER (WHERE l.is_from AND NOT l.is_house),
      max(l.current_balance) FILTER (WHERE NOT l.is_from AND NOT l.is_house),
      max(l.version) FILTER (WHERE NOT l.is_from AND NOT l.is_house),
      l.happened_at, l.now_at
    FROM legs AS l
    GROUP BY
      l.ordinal, l.player_id, l.transfer_id, l.kind, l.from_account, l.to_account, l.asset, l.amount, l.reason,
      l.happened_at, l.now_at
  )
  SELECT count(*) FROM asked;
END;

-- A stake from the moment it is taken until it ends. What is kept of a rollback that came before its
-- bet is the empty hold that the bet will find: voided, of nothing.
CREATE TABLE wallet.holds (
  player_id uuid NOT NULL,
  -- The operation that opened it, or would have.
  bet_id uuid NOT NULL,
  round_id uuid NOT NULL,
  house text COLLATE "C" NOT NULL CHECK (starts_with(house, 'house_')),
  asset text COLLATE "C" NOT NULL,
  product text COLLATE "C" NOT NULL,
  cash_free bigint NOT NULL CHECK (cash_free >= 0),
  cash_locked bigint NOT NULL CHECK (cash_locked >= 0),
  bonus_playable bigint NOT NULL CHECK (bonus_playable >= 0),
  state text COLLATE "C" NOT NULL CHECK (state IN ('open', 'settled', 'voided', 'expired')),
  ended_by uuid,
  opened_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (player_id, bet_id),
  CHECK ((state = 'open') = (ended_by IS NULL)),
  CHECK ((state = 'open') = (ended_at IS NULL)),
  CHECK (cash_free + cash_locked + bonus_playable > 0 OR state = 'voided')
  -- Room to write the end beside the beginning without touching an index.
) WITH (fillfactor = 70);

CREATE INDEX holds_of_a_round ON wallet.holds (player_id, round_id);
-- What nobody has ended, oldest first: few among many.
CREATE INDEX holds_open ON wallet.holds (opened_at) WHERE state = 'open';

-- Every command that got a verdict which will not change: the same id answers it again.
CREATE TABLE wallet.operations (
  player_id uuid NOT NULL,
  operation_id uuid NOT NULL,
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('bet', 'win', 'rollback', 'end_round', 'prize', 'expire')),
  round_id uuid NOT NULL,
  bet_id uuid,
  house text COLLATE "C" NOT NULL,
  asset text COLLATE "C" NOT NULL,
  product text COLLATE "C" NOT NULL,
  amount bigint NOT NULL,
  -- Which money a bet takes first, what a prize is for.
  detail text COLLATE "C" NOT NULL,
  verdict text COLLATE "C" NOT NULL,
  -- What a guard said; text, so that a repeat is the same to the byte.
  refused_by_guard text,
  -- Of the player's own accounts: out for a bet, in for all others.
  cash_free bigint NOT NULL,
  cash_locked bigint NOT NULL,
  bonus_playable bigint NOT NULL,
  -- From the open stakes into the house.
  settled bigint NOT NULL,
  -- Its transfers: this id, the last digit counted up.
  transfer_id uuid NOT NULL,
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, operation_id)
);

-- Rows arrive by the clock: a few bytes for every 128 pages find what an audit has not seen yet.
CREATE INDEX operations_by_time ON wallet.operations USING brin (recorded_at);

-- The transfers of one operation differ in their last digit: the id given ends in 0.
CREATE FUNCTION wallet.leg_id(transfer_id uuid, leg integer) RETURNS uuid
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (left(transfer_id::text, 35) || to_hex(leg))::uuid;

-- The doorway of games. As the ledger's: one lock in sorted order, then one statement with a snapshot
-- of its own that judges, moves and answers; at most one command a player, a second is 'deferred'.
-- The lock on a player's accounts is also the lock on their holds and operations.
--
-- Verdicts that may change are answered and not kept: what is unknown may come, what is closed may open.
CREATE FUNCTION wallet.play(
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
SET jit = off
SET plan_cache_mode = force_generic_plan
BEGIN ATOMIC
  SELECT a.version
  FROM ledger.accounts AS a
  WHERE (a.player_id, a.account, a.asset) IN (
    SELECT asked.player_id, own.account, asked.asset
    FROM (SELECT unnest(player_ids) AS player_id, unnest(assets) AS asset) AS asked
    CROSS JOIN (VALUES ('held'), ('cash_free'), ('cash_locked'), ('bonus_playable')) AS own (account)
    UNION ALL
    SELECT (SELECT ledger.house_holder(stripe)), asked.house, asked.asset
    FROM (SELECT unnest(houses) AS house, unnest(assets) AS asset) AS asked
  )
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
      found.open_ids,
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
            WHEN held.player_id IS NULL AND EXISTS (
              SELECT FROM ledger.accounts AS a WHERE a.player_id = t.player_id AND a.account = 'held'
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
        WHEN found.open + found.settled = 0 THEN
          CASE WHEN found.expired > 0 THEN 'already_expired' ELSE 'already_rolled_back' END
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
        array_agg(h.bet_id) FILTER (WHERE h.state = 'open') AS open_ids,
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
        SELECT one.*
        FROM wallet.holds AS one
        WHERE one.player_id = t.player_id
          AND one.bet_id = CASE WHEN t.kind = 'bet' THEN t.operation_id ELSE t.bet_id END
        UNION ALL
        SELECT several.*
        FROM wallet.holds AS several
        WHERE t.bet_id IS NULL AND t.kind IN ('win', 'end_round')
          AND several.player_id = t.player_id AND several.round_id = t.round_id
      ) AS h
    ) AS found
  ),
  -- How a command's amount falls on the player's three accounts. A win follows the stake it was won
  -- with: what is restricted gets its share rounded up, what is free the rest.
  shared AS MATERIALIZED (
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
    SELECT s.*, s.share - s.share_cash_free - s.share_bonus_playable AS share_cash_locked
    FROM shared AS s
  ),
  legs AS MATERIALIZED (
    SELECT
      d.ordinal, d.player_id, wallet.leg_id(d.transfer_id, leg.number) AS transfer_id,
      leg.kind, leg.from_account, leg.to_account, d.asset, leg.amount,
      d.product || '_' || CASE WHEN leg.kind = 'win' AND d.kind = 'prize' THEN d.detail WHEN d.kind = 'expire' THEN 'expired'
        ELSE leg.kind END AS reason,
      d.happened_at, leg.number
    FROM done AS d
    CROSS JOIN LATERAL (
      SELECT
        pot.number,
        CASE WHEN d.kind = 'bet' THEN 'stake' WHEN d.kind IN ('win', 'prize') THEN 'win' ELSE 'void' END AS kind,
        CASE WHEN d.kind = 'bet' THEN pot.account WHEN d.kind IN ('win', 'prize') THEN d.house ELSE 'held' END
          AS from_account,
        CASE WHEN d.kind = 'bet' THEN 'held' ELSE pot.account END AS to_account,
        pot.amount
      FROM (
        VALUES
          (1, 'cash_free', d.share_cash_free),
          (2, 'cash_locked', d.share_cash_locked),
          (3, 'bonus_playable', d.share_bonus_playable)
      ) AS pot (number, account, amount)
      UNION ALL
      SELECT 0, 'settle', 'held', d.house, d.settled
    ) AS leg
    WHERE leg.amount <> 0
  ),
  entered AS MATERIALIZED (
    SELECT ledger.enter_transfers(
      stripe,
      array_agg(l.player_id ORDER BY l.ordinal, l.number),
      array_agg(l.transfer_id ORDER BY l.ordinal, l.number),
      array_agg(l.kind ORDER BY l.ordinal, l.number),
      array_agg(l.from_account ORDER BY l.ordinal, l.number),
      array_agg(l.to_account ORDER BY l.ordinal, l.number),
      array_agg(l.asset ORDER BY l.ordinal, l.number),
      array_agg(l.amount ORDER BY l.ordinal, l.number),
      array_agg(l.reason ORDER BY l.ordinal, l.number),
      array_agg(l.happened_at ORDER BY l.ordinal, l.number)
    ) AS transfers
    FROM legs AS l
    HAVING count(*) > 0
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
      SELECT d.player_id, d.operation_id, d.kind, d.now_at, unnest(d.open_ids) AS bet_id
      FROM done AS d
      WHERE d.kind <> 'bet'
    ) AS o
    WHERE h.player_id = o.player_id AND h.bet_id = o.bet_id
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
    d.cash_free + CASE WHEN d.kind = 'bet' THEN -d.share_cash_free ELSE d.share_cash_free END,
    d.cash_locked + CASE WHEN d.kind = 'bet' THEN -d.share_cash_locked ELSE d.share_cash_locked END,
    d.bonus_playable + CASE WHEN d.kind = 'bet' THEN -d.share_bonus_playable ELSE d.share_bonus_playable END,
    d.held - d.settled
      + CASE WHEN d.kind = 'bet' THEN d.share WHEN d.kind IN ('rollback', 'expire') THEN -d.share ELSE 0 END
  FROM done AS d
  -- Read, so that it runs: a function in a part that nobody asks is never called.
  WHERE (SELECT count(*) FROM entered) >= 0
  UNION ALL
  SELECT
    j.ordinal, j.verdict, j.known_verdict, coalesce(j.known_refused, j.refused_by_guard), j.known_at,
    j.known_cash_free, j.known_cash_locked, j.known_bonus_playable,
    j.cash_free, j.cash_locked, j.bonus_playable, j.held
  FROM judged AS j
  WHERE j.verdict <> 'done';
END;

GRANT SELECT ON wallet.holds, wallet.operations TO croupier_app;
GRANT EXECUTE ON FUNCTION
  wallet.leg_id (uuid, integer),
  wallet.play (
    integer, uuid[], uuid[], uuid[], text[], uuid[], uuid[], text[], text[], text[], bigint[], text[], text[], timestamptz[]
  )
TO croupier_app;

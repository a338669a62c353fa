-- Why: money moves in one place. Three tables (accounts, transfers, entries) and one doorway that
-- posts a batch of transfers as one statement, so that throughput comes from batching and every
-- commit stays durable.
-- Who writes: nobody but the functions below, which run as croupier_ledger. Who reads: croupier_app.
-- What must never happen: an entry or a transfer is edited or deleted; a floored account goes below
-- zero; one transfer id has two effects; a transfer spans two players.
--
-- Everything is keyed by the holder first, so that the ledger can be sharded by player. A house
-- account is a family of stripes, each with a holder of its own, and a batch moves one stripe once.
-- Transfers and entries are partitioned by the time inside the transfer's UUIDv7: the same id always
-- falls into the same partition, so an id stays unique although the table is cut by time.

CREATE SCHEMA ledger AUTHORIZATION croupier_ledger;
SET LOCAL ROLE croupier_ledger;

CREATE TABLE ledger.accounts (
  player_id uuid NOT NULL,
  account text COLLATE "C" NOT NULL CHECK (account ~ '^[a-z]+(_[a-z]+)*$'),
  -- The asset carries its scale: EUR/2 counts in hundredths.
  asset text COLLATE "C" NOT NULL CHECK (asset ~ '^[A-Za-z0-9]{2,10}/[0-9]{1,2}$'),
  floored boolean NOT NULL,
  balance bigint NOT NULL DEFAULT 0,
  version bigint NOT NULL DEFAULT 0,
  opened_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz,
  PRIMARY KEY (player_id, account, asset),
  CHECK (balance >= 0 OR NOT floored),
  CHECK (version > 0 OR (version = 0 AND balance = 0))
  -- Room on each page, so that a new balance is written beside the old one without touching an index.
) WITH (fillfactor = 60);

CREATE TABLE ledger.transfers (
  player_id uuid NOT NULL,
  transfer_id uuid NOT NULL,
  kind text COLLATE "C" NOT NULL,
  from_account text COLLATE "C" NOT NULL,
  to_account text COLLATE "C" NOT NULL,
  asset text COLLATE "C" NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  reason text COLLATE "C" NOT NULL,
  -- What the player's own accounts reached: the first result, answered again to every repeat.
  -- Of a house account nothing is told, its balance is not one row.
  from_balance bigint,
  from_version bigint,
  to_balance bigint,
  to_version bigint,
  happened_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, transfer_id),
  CHECK (from_account <> to_account)
) PARTITION BY RANGE (transfer_id);

-- No key on the parent: (account, version) is unique in each partition by the partition's own key,
-- and across partitions because the version only grows under the account's row lock (audit Q3).
CREATE TABLE ledger.entries (
  player_id uuid NOT NULL,
  account text COLLATE "C" NOT NULL,
  asset text COLLATE "C" NOT NULL,
  version bigint NOT NULL CHECK (version > 0),
  transfer_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  previous_balance bigint NOT NULL,
  current_balance bigint NOT NULL,
  recorded_at timestamptz NOT NULL,
  CHECK (current_balance = previous_balance + amount)
) PARTITION BY RANGE (transfer_id);

-- A year each. What falls outside (an id that bears no time) is kept by the partition of the rest.
-- A later migration cuts a coming year finer, before it begins, if the volume asks for it.

CREATE TABLE ledger.transfers_rest PARTITION OF ledger.transfers DEFAULT;
CREATE TABLE ledger.transfers_2026 PARTITION OF ledger.transfers
  FOR VALUES FROM ('019b76da-a800-0000-0000-000000000000') TO ('01a2ce8b-d400-0000-0000-000000000000');
CREATE TABLE ledger.transfers_2027 PARTITION OF ledger.transfers
  FOR VALUES FROM ('01a2ce8b-d400-0000-0000-000000000000') TO ('01aa263d-0000-0000-0000-000000000000');
CREATE TABLE ledger.transfers_2028 PARTITION OF ledger.transfers
  FOR VALUES FROM ('01aa263d-0000-0000-0000-000000000000') TO ('01b18314-8800-0000-0000-000000000000');
CREATE TABLE ledger.transfers_2029 PARTITION OF ledger.transfers
  FOR VALUES FROM ('01b18314-8800-0000-0000-000000000000') TO ('01b8dac5-b400-0000-0000-000000000000');
CREATE TABLE ledger.transfers_2030 PARTITION OF ledger.transfers
  FOR VALUES FROM ('01b8dac5-b400-0000-0000-000000000000') TO ('01c03276-e000-0000-0000-000000000000');
CREATE TABLE ledger.transfers_2031 PARTITION OF ledger.transfers
  FOR VALUES FROM ('01c03276-e000-0000-0000-000000000000') TO ('01c78a28-0c00-0000-0000-000000000000');

CREATE TABLE ledger.entries_rest PARTITION OF ledger.entries (PRIMARY KEY (player_id, account, asset, version)) DEFAULT;
CREATE TABLE ledger.entries_2026 PARTITION OF ledger.entries (PRIMARY KEY (player_id, account, asset, version))
  FOR VALUES FROM ('019b76da-a800-0000-0000-000000000000') TO ('01a2ce8b-d400-0000-0000-000000000000');
CREATE TABLE ledger.entries_2027 PARTITION OF ledger.entries (PRIMARY KEY (player_id, account, asset, version))
  FOR VALUES FROM ('01a2ce8b-d400-0000-0000-000000000000') TO ('01aa263d-0000-0000-0000-000000000000');
CREATE TABLE ledger.entries_2028 PARTITION OF ledger.entries (PRIMARY KEY (player_id, account, asset, version))
  FOR VALUES FROM ('01aa263d-0000-0000-0000-000000000000') TO ('01b18314-8800-0000-0000-000000000000');
CREATE TABLE ledger.entries_2029 PARTITION OF ledger.entries (PRIMARY KEY (player_id, account, asset, version))
  FOR VALUES FROM ('01b18314-8800-0000-0000-000000000000') TO ('01b8dac5-b400-0000-0000-000000000000');
CREATE TABLE ledger.entries_2030 PARTITION OF ledger.entries (PRIMARY KEY (player_id, account, asset, version))
  FOR VALUES FROM ('01b8dac5-b400-0000-0000-000000000000') TO ('01c03276-e000-0000-0000-000000000000');
CREATE TABLE ledger.entries_2031 PARTITION OF ledger.entries (PRIMARY KEY (player_id, account, asset, version))
  FOR VALUES FROM ('01c03276-e000-0000-0000-000000000000') TO ('01c78a28-0c00-0000-0000-000000000000');

-- The holder of one stripe of every house account. Version 8: an id of our own making.
CREATE FUNCTION ledger.house_holder(stripe integer) RETURNS uuid
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ('00000000-0000-8000-8000-' || lpad(to_hex(stripe), 12, '0'))::uuid;

-- Opens what is missing and answers nothing; opening twice is opening once.
CREATE FUNCTION ledger.open_accounts(
  player_ids uuid[], accounts text[], assets text[], floored boolean[]
) RETURNS void
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  INSERT INTO ledger.accounts (player_id, account, asset, floored)
  SELECT a.player_id, a.account, a.asset, a.floored
  FROM unnest(player_ids, accounts, assets, floored) AS a (player_id, account, asset, floored)
  ORDER BY a.player_id, a.account, a.asset
  ON CONFLICT DO NOTHING;
END;

-- A closed account keeps its money and its history; transfers from and to it are refused.
CREATE FUNCTION ledger.close_account(player_id uuid, account text, asset text) RETURNS void
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  UPDATE ledger.accounts AS a
  SET closed_at = clock_timestamp()
  WHERE a.player_id = close_account.player_id
    AND a.account = close_account.account
    AND a.asset = close_account.asset
    AND a.closed_at IS NULL;
END;

-- The doorway. Posts a batch of transfers of one shard: each gets a verdict, a refused one is left
-- out and the rest stand. At most one transfer a player is posted in a batch; a second one is
-- 'deferred' and must be asked again, because its verdict depends on the first.
-- An account whose name begins with house_ is taken from the given stripe, every other one belongs
-- to the transfer's player, so no transfer can span two players.
--
-- Two statements, each with a fresh snapshot: the first locks every account of the batch in sorted
-- order (two batches cannot deadlock), the second sees what the batches before it have committed.
-- The same id with other accounts could still arrive in two batches at once: then the key of
-- transfers fails one batch (23505), and its retry meets the first as known.
-- The plans are pinned to index lookups: a batch is small and the tables are large, whatever the
-- statistics said when the plan was made.
CREATE FUNCTION ledger.post_transfers(
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
) RETURNS TABLE (
  ordinal bigint,
  verdict text,
  recorded_at timestamptz,
  from_balance bigint,
  from_version bigint,
  to_balance bigint,
  to_version bigint
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
    SELECT
      CASE WHEN starts_with(leg.account, 'house_') THEN (SELECT ledger.house_holder(stripe)) ELSE leg.player_id END,
      leg.account,
      leg.asset
    FROM (
      SELECT unnest(player_ids || player_ids) AS player_id, unnest(from_accounts || to_accounts) AS account,
        unnest(assets || assets) AS asset
    ) AS leg
  )
  ORDER BY a.player_id, a.account, a.asset
  FOR NO KEY UPDATE OF a;

  WITH asked AS (
    SELECT
      t.*,
      starts_with(t.from_account, 'house_') AS from_house,
      starts_with(t.to_account, 'house_') AS to_house,
      row_number() OVER (PARTITION BY t.player_id ORDER BY t.ordinal) AS turn
    FROM (
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
        generate_subscripts(player_ids, 1)::bigint AS ordinal
    ) AS t
  ),
  addressed AS (
    SELECT
      t.*,
      CASE WHEN t.from_house THEN (SELECT ledger.house_holder(stripe)) ELSE t.player_id END AS from_holder,
      CASE WHEN t.to_house THEN (SELECT ledger.house_holder(stripe)) ELSE t.player_id END AS to_holder
    FROM asked AS t
  ),
  judged AS MATERIALIZED (
    SELECT
      t.*,
      debited.balance AS from_balance,
      debited.version AS from_version,
      credited.balance AS to_balance,
      credited.version AS to_version,
      known.from_balance AS known_from_balance,
      known.from_version AS known_from_version,
      known.to_balance AS known_to_balance,
      known.to_version AS known_to_version,
      known.recorded_at AS known_at,
      (SELECT clock_timestamp()) AS now_at,
      CASE
        WHEN t.turn > 1 THEN 'deferred'
        WHEN known.transfer_id IS NOT NULL THEN
          CASE
            WHEN (known.kind, known.from_account, known.to_account, known.asset, known.amount, known.reason)
              = (t.kind, t.from_account, t.to_account, t.asset, t.amount, t.reason) THEN 'repeated'
            ELSE 'transfer_id_reused'
          END
        WHEN t.amount NOT BETWEEN 1 AND 1000000000000000 THEN 'amount_out_of_range'
        WHEN debited.player_id IS NULL OR credited.player_id IS NULL THEN
          CASE
            WHEN EXISTS (
              SELECT FROM ledger.accounts AS a
              WHERE debited.player_id IS NULL
                AND a.player_id = t.from_holder AND a.account = t.from_account
            ) OR EXISTS (
              SELECT FROM ledger.accounts AS a
              WHERE credited.player_id IS NULL
                AND a.player_id = t.to_holder AND a.account = t.to_account
            ) THEN 'asset_mismatch'
            ELSE 'account_unknown'
          END
        WHEN debited.closed_at IS NOT NULL OR credited.closed_at IS NOT NULL THEN 'account_closed'
        WHEN debited.floored AND debited.balance < t.amount THEN 'insufficient_funds'
        -- Far from the end of bigint, so that a whole batch on top cannot reach it.
        WHEN debited.balance < -4000000000000000000 OR credited.balance > 4000000000000000000
          THEN 'balance_out_of_range'
        ELSE 'posted'
      END AS verdict
    FROM addressed AS t
    LEFT JOIN ledger.transfers AS known
      ON known.player_id = t.player_id AND known.transfer_id = t.transfer_id
    LEFT JOIN ledger.accounts AS debited
      ON debited.player_id = t.from_holder AND debited.account = t.from_account AND debited.asset = t.asset
    LEFT JOIN ledger.accounts AS credited
      ON credited.player_id = t.to_holder AND credited.account = t.to_account AND credited.asset = t.asset
  ),
  -- A house account takes part in many transfers of the batch: its entries carry running balances.
  legs AS MATERIALIZED (
    SELECT
      leg.holder,
      leg.account,
      p.asset,
      p.transfer_id,
      leg.amount,
      leg.version + row_number() OVER running AS version,
      (leg.balance + sum(leg.amount) OVER running)::bigint AS current_balance,
      p.now_at
    FROM judged AS p
    CROSS JOIN LATERAL (
      VALUES
        (p.from_holder, p.from_account, -p.amount, p.from_balance, p.from_version),
        (p.to_holder, p.to_account, p.amount, p.to_balance, p.to_version)
    ) AS leg (holder, account, amount, balance, version)
    WHERE p.verdict = 'posted'
    WINDOW running AS (
      PARTITION BY leg.holder, leg.account, p.asset ORDER BY p.ordinal ROWS UNBOUNDED PRECEDING
    )
  ),
  moved AS (
    UPDATE ledger.accounts AS a
    SET balance = a.balance + total.amount, version = a.version + total.entries
    FROM (
      SELECT l.holder, l.account, l.asset, sum(l.amount)::bigint AS amount, count(*) AS entries
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
      l.holder, l.account, l.asset, l.version, l.transfer_id, l.amount,
      l.current_balance - l.amount, l.current_balance, l.now_at
    FROM legs AS l
  ),
  answered AS NOT MATERIALIZED (
    SELECT
      p.*,
      CASE WHEN NOT p.from_house THEN p.from_balance - p.amount END AS new_from_balance,
      CASE WHEN NOT p.from_house THEN p.from_version + 1 END AS new_from_version,
      CASE WHEN NOT p.to_house THEN p.to_balance + p.amount END AS new_to_balance,
      CASE WHEN NOT p.to_house THEN p.to_version + 1 END AS new_to_version
    FROM judged AS p
    WHERE p.verdict = 'posted'
  ),
  recorded AS (
    INSERT INTO ledger.transfers (
      player_id, transfer_id, kind, from_account, to_account, asset, amount, reason,
      from_balance, from_version, to_balance, to_version, happened_at, recorded_at
    )
    SELECT
      p.player_id, p.transfer_id, p.kind, p.from_account, p.to_account, p.asset, p.amount, p.reason,
      p.new_from_balance, p.new_from_version, p.new_to_balance, p.new_to_version, p.happened_at, p.now_at
    FROM answered AS p
  )
  SELECT
    p.ordinal, p.verdict, p.now_at,
    p.new_from_balance, p.new_from_version, p.new_to_balance, p.new_to_version
  FROM answered AS p
  UNION ALL
  SELECT
    p.ordinal, p.verdict, p.known_at,
    p.known_from_balance, p.known_from_version, p.known_to_balance, p.known_to_version
  FROM judged AS p
  WHERE p.verdict = 'repeated'
  UNION ALL
  SELECT p.ordinal, p.verdict, NULL, NULL, NULL, NULL, NULL
  FROM judged AS p
  WHERE p.verdict NOT IN ('posted', 'repeated');
END;

GRANT USAGE ON SCHEMA ledger TO croupier_app;
GRANT SELECT ON ledger.accounts, ledger.transfers, ledger.entries TO croupier_app;
GRANT EXECUTE ON FUNCTION
  ledger.house_holder (integer),
  ledger.open_accounts (uuid[], text[], text[], boolean[]),
  ledger.close_account (uuid, text, text),
  ledger.post_transfers (
    integer, uuid[], uuid[], text[], text[], text[], text[], bigint[], text[], timestamptz[]
  )
TO croupier_app;

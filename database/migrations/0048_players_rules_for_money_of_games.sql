-- Why: the rules of forgetting know every table of a player; deposits, stakes and the calls of providers
-- came since.
-- Who writes: this migration. Who reads: domain/players (erasure).
-- What must never happen: a table of players without a rule. What moved money stays as long as the books do,
-- and names nobody; what somebody is known by elsewhere goes.

INSERT INTO players.erasure_rule (table_name, act, at_once, why) VALUES
  ('providers.token_directory', 'delete', true, 'hashes of tokens that open nothing any more'),
  ('providers.player_ref', 'delete', false, 'a name by which a provider of games knew a player'),
  ('providers.player_ref_directory', 'delete', false, 'a name by which a provider of games knew a player'),
  ('cashier.commands', 'delete', false, 'presses of buttons that nobody repeats any more');

INSERT INTO players.erasure_rule (table_name, act, set_to, kept, why) VALUES
  ('providers.call', 'keep', '{}',
   '{provider,transaction_id,call,player_id,fingerprint,refused,received_at}',
   'one transaction of a provider is one call, for good'),
  ('providers.play_session', 'keep', '{}',
   '{player_id,play_session_id,provider,session_id,game_code,currency,launched_at,exchanged_at,expires_at}',
   'which game was opened, by ids alone'),
  ('wallet.operations', 'keep', '{}',
   '{player_id,operation_id,kind,round_id,bet_id,house,asset,product,amount,detail,verdict,refused_by_guard,cash_free,cash_locked,bonus_playable,settled,transfer_id,recorded_at}',
   'what a game asked and was answered belongs to the books'),
  ('wallet.holds', 'keep', '{}',
   '{player_id,bet_id,round_id,house,asset,product,cash_free,cash_locked,bonus_playable,state,ended_by,opened_at,ended_at}',
   'stakes and how they ended belong to the books'),
  ('cashier.deposits', 'keep', '{"hosted_url": "NULL"}',
   '{player_id,deposit_id,method,provider,provider_reference,asset,amount,fee,state,reason,requested_at,changed_at,expires_at,checked_at}',
   'what was paid in belongs to the books'),
  ('cashier.deposit_events', 'keep', '{}',
   '{player_id,deposit_id,event_id,said,told_by,state_before,state_after,recorded_at}',
   'how a payment came about belongs to the books');

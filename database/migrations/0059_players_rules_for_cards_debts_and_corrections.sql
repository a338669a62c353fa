-- Why: the rules of forgetting know every table of a player; cards that providers keep, debts and corrections
-- came since.
-- Who writes: this migration. Who reads: domain/players (erasure).
-- What must never happen: a table of players without a rule, or a card that can be charged once its owner is
-- forgotten.

INSERT INTO players.erasure_rule (table_name, act, at_once, why) VALUES
  ('cashier.saved_methods', 'delete', false, 'a card that a provider keeps, and a token that charges it');

INSERT INTO players.erasure_rule (table_name, act, set_to, kept, why) VALUES
  ('cashier.deposit_reversals', 'keep', '{}',
   '{player_id,deposit_id,provider_reference,reversal_id,kind,state,asset,taken,owed,fee,recorded_at,changed_at}',
   'what was taken back belongs to the books'),
  ('players.play_hold', 'keep', '{}', '{player_id,began_at,ended_at}',
   'that play waited for what was owed'),
  ('wallet.adjustments', 'keep', '{"words": "''''"}',
   '{player_id,adjustment_id,direction,asset,amount,reason,asked_by,asked_at,answer,answered_by,answered_at}',
   'what was put right belongs to the books');

UPDATE players.erasure_rule
SET kept = ARRAY(SELECT DISTINCT unnest(kept || '{asked_amount,check_wanted_at}'::text[]))
WHERE table_name = 'cashier.deposits';

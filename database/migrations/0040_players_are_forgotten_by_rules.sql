-- Why: a player who asked to be forgotten is, as soon as nothing keeps it from happening: money of theirs,
-- a dispute, an exclusion, the years that the law wants records kept.
-- Who writes: staff answer a request through domain/players; the worker erases, by the function alone.
-- Who reads: domain/players; the rules are read by a test that compares them with every table of a player.
-- What must never happen: anything of a player erased without an answer of staff whose day has come; a
-- column that holds a person and that no rule knows; a movement of money that is gone.

-- Why it is held, in words of ours: LEGAL_HOLD, OPEN_BALANCE, EXCLUSION, RETENTION, STAFF.
ALTER TABLE players.erasure_request ADD COLUMN hold_reasons text[] NOT NULL DEFAULT '{}';
CREATE INDEX erasure_request_due ON players.erasure_request (held_until) WHERE state = 'HELD';

-- What becomes of each table of a player. `set_to` is the right side of an assignment, by column.
CREATE TABLE players.erasure_rule (
  table_name text PRIMARY KEY,
  act text NOT NULL CHECK (act IN ('delete', 'keep')),
  -- Nothing keeps it: it goes with the answer, not only when the years are over.
  at_once boolean NOT NULL DEFAULT false,
  set_to jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(set_to) = 'object'),
  kept text[] NOT NULL DEFAULT '{}',
  why text NOT NULL CHECK (length(why) > 10),
  CHECK (act = 'keep' OR (set_to = '{}' AND kept = '{}'))
);

INSERT INTO players.erasure_rule (table_name, act, at_once, why) VALUES
  ('players.preference', 'delete', true, 'how somebody likes to see the house'),
  ('players.known_device', 'delete', true, 'browsers of a player who comes no more to play'),
  ('players.last_sign_in', 'delete', true, 'where somebody was when they signed in'),
  ('players.email_change', 'delete', true, 'addresses that never came about, or once were'),
  ('players.email_link', 'delete', true, 'links that count no more'),
  ('players.email_link_directory', 'delete', true, 'links that count no more'),
  ('players.text_code', 'delete', true, 'codes that count no more, with the number they went to'),
  ('rewards.referral_code', 'delete', true, 'a name by which friends were invited'),
  ('rewards.referral_code_directory', 'delete', true, 'a name by which friends were invited'),
  ('players.confirmed_email', 'delete', false, 'a way to reach a person'),
  ('players.validated_phone', 'delete', false, 'a way to reach a person'),
  ('players.phone_directory', 'delete', false, 'a way to reach a person'),
  ('players.email_directory', 'delete', false, 'a way to reach a person'),
  ('players.nickname_directory', 'delete', false, 'a name that somebody else may bear now'),
  ('players.credential', 'delete', false, 'opens an account that is nobody''s'),
  ('players.passkey', 'delete', false, 'opens an account that is nobody''s'),
  ('players.passkey_directory', 'delete', false, 'opens an account that is nobody''s'),
  ('players.two_factor', 'delete', false, 'opens an account that is nobody''s'),
  ('players.recovery_code', 'delete', false, 'opens an account that is nobody''s'),
  ('players.partial_session', 'delete', false, 'opens an account that is nobody''s'),
  ('players.password_reset', 'delete', false, 'opens an account that is nobody''s'),
  ('players.step_up', 'delete', false, 'opens an account that is nobody''s'),
  ('players.session', 'delete', false, 'devices and places of a person'),
  ('players.session_directory', 'delete', false, 'opens an account that is nobody''s'),
  ('players.guess', 'delete', false, 'counts tries at what is gone'),
  ('players.note', 'delete', false, 'words of staff about a person'),
  ('players.reset_request', 'delete', false, 'words of staff about a person');

INSERT INTO players.erasure_rule (table_name, act, set_to, kept, why) VALUES
  ('players.profile', 'keep',
   '{"email": "''erased-'' || player_id || ''@erased.invalid''", "nickname": "NULL",
     "first_name": "''Erased''", "last_name": "''Player''", "date_of_birth": "''1900-01-01''",
     "phone": "NULL", "subdivision": "NULL", "address_line1": "''-''", "address_line2": "NULL",
     "city": "''-''", "postal_code": "''-''", "referral": "NULL"}',
   '{player_id,brand,status,country_code,currency,language,joined_at,joined_under}',
   'the books name it, and say nothing of a person any more'),
  ('players.past_session', 'keep', '{"device": "''-''"}',
   '{player_id,session_id,started_at,last_active_at}', 'how long somebody played'),
  ('players.event', 'keep', '{"facts": "''{}''"}',
   '{player_id,event_id,happened_at,kind,done_by,staff_id}', 'what was done, without its words'),
  ('players.closing', 'keep', '{"reason": "NULL"}', '{player_id,closing_id,closed_at}',
   'that and when the account was closed'),
  ('players.document', 'keep', '{"note": "NULL", "reason": "NULL"}',
   '{player_id,document_type,brand,status,since,rejections,submission_id,answer_due_at,assigned_to,approved_once_by,valid_until}',
   'that somebody''s papers were looked at'),
  ('players.document_act', 'keep', '{"note": "NULL", "reason": "NULL"}',
   '{player_id,act_id,document_type,submission_id,act,status,staff_id,provider,happened_at}',
   'who decided about papers'),
  ('players.document_file', 'keep', '{"sealed": "NULL", "erased_at": "coalesce(erased_at, now())"}',
   '{player_id,file_id,document_type,submission_id,kind,side,mime,byte_count,scan,sent_at}',
   'that there was a file; mostly the retention of documents took it before'),
  ('players.document_report', 'keep', '{}', '{player_id,provider,report_hash,received_at}',
   'a hash, so that telling it twice changes nothing'),
  ('players.document_sight', 'keep', '{}',
   '{player_id,sight_id,file_id,staff_id,seen_as,seen_at}', 'who of staff looked at papers'),
  ('players.legal_hold', 'keep', '{"reason": "''-''"}',
   '{player_id,hold_id,placed_by,placed_at,lifted_by,lifted_at}', 'that erasing was held back, by whom'),
  ('players.register_check', 'keep', '{"reference": "NULL"}',
   '{player_id,check_id,register,listed,checked_at}', 'that the law''s register was asked'),
  ('players.same_person', 'keep', '{"evidence": "''{}''"}',
   '{player_id,match_id,excluded_id,certainty,found_at}', 'who was kept from playing, by ids alone'),
  ('players.same_person_answer', 'keep', '{"reason": "''-''"}',
   '{player_id,match_id,staff_id,answered_at}', 'who of staff answered'),
  ('players.consent', 'keep', '{}', '{player_id,kind,recorded_at,given,version}',
   'proves what was agreed to'),
  ('players.erasure_request', 'keep', '{}',
   '{player_id,request_id,asked_at,state,held_until,answered_at,answered_by,hold_reasons}',
   'proves that the wish was heard'),
  ('players.exclusion', 'keep', '{}', '{player_id,exclusion_id,set_by,began_at,may_return_at}',
   'proves that it was kept'),
  ('players.exclusion_return', 'keep', '{}', '{player_id,exclusion_id,asked_at,counts_from}',
   'proves that it was kept'),
  ('players.play_break', 'keep', '{}', '{player_id,break_id,began_at,ends_at}',
   'proves that it was kept'),
  ('players.limit_version', 'keep', '{}',
   '{player_id,version_id,kind,time_window,set_by,value,waits,asked_at,counts_from}',
   'proves that it was kept'),
  ('players.limit_answer', 'keep', '{}', '{player_id,version_id,answer,answered_at}',
   'proves that it was kept'),
  ('players.reality_check_choice', 'keep', '{}', '{player_id,choice_id,minutes,chosen_at}',
   'proves that it was kept'),
  ('players.reality_check_answer', 'keep', '{}', '{player_id,answer_id,session_id,answered_at}',
   'proves that it was kept'),
  ('oversight.consent', 'keep', '{"player_id": "NULL"}',
   '{consent_id,subject,brand,version,language,analytics,marketing,recorded_at}',
   'a browser''s choice; whose it was is not known any more'),
  ('rewards.referral', 'keep', '{}',
   '{player_id,friend_id,code,sharing_method,joined_at}', 'what was promised to somebody else, by ids alone'),
  ('rewards.friend_directory', 'keep', '{}', '{player_id,friend_id}',
   'what was promised to somebody else, by ids alone'),
  ('wallet.wallets', 'keep', '{}', '{player_id,currency,opened_at}', 'the books rest on it'),
  ('ledger.accounts', 'keep', '{}',
   '{player_id,account,asset,floored,balance,version,opened_at,closed_at}', 'the books, by ids alone'),
  ('ledger.entries', 'keep', '{}',
   '{player_id,account,asset,version,transfer_id,amount,previous_balance,current_balance,recorded_at,posting}',
   'the books, by ids alone'),
  ('ledger.transfers', 'keep', '{}',
   '{player_id,transfer_id,kind,from_account,to_account,asset,amount,reason,from_balance,from_version,to_balance,to_version,happened_at,recorded_at,posting}',
   'the books, by ids alone');

-- Erases by the rules: what nothing keeps, or everything. It asks for itself whether staff have answered,
-- and whether the day has come; whoever calls it cannot make it forget anybody else.
CREATE FUNCTION players.erase_player(erased uuid, everything boolean) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  rule players.erasure_rule;
  assignments text;
  brand_of text;
  reached text[];
BEGIN
  IF NOT EXISTS (
    SELECT FROM players.erasure_request
    WHERE player_id = erased AND state = 'HELD' AND answered_by IS NOT NULL
      AND (NOT everything OR held_until <= now())
  ) OR (everything AND EXISTS (
    SELECT FROM players.legal_hold WHERE player_id = erased AND lifted_at IS NULL
  )) THEN
    RAISE EXCEPTION 'nobody decided that this player is erased now'
      USING ERRCODE = 'insufficient_privilege';
  END IF;

  SELECT p.brand INTO brand_of FROM players.profile AS p WHERE p.player_id = erased;
  -- Where letters and texts went, unless the address is somebody else's by now.
  SELECT array_agg(DISTINCT address) INTO reached FROM (
    SELECT email AS address FROM players.profile WHERE player_id = erased
    UNION SELECT phone FROM players.profile WHERE player_id = erased
    UNION SELECT email FROM players.confirmed_email WHERE player_id = erased
    UNION SELECT email FROM players.email_link WHERE player_id = erased
    UNION SELECT phone FROM players.validated_phone WHERE player_id = erased
    UNION SELECT phone FROM players.text_code WHERE player_id = erased
  ) AS known
  WHERE address IS NOT NULL AND NOT EXISTS (
    SELECT FROM players.profile AS other
    WHERE other.player_id <> erased AND other.brand = brand_of
      AND (lower(other.email) = lower(address) OR other.phone = address)
  );
  -- Links first: by them the addresses of before are known, and with the answer they go.
  -- What still waits is not sent any more, but for the letter that says it is done.
  UPDATE support.outbox
  SET recipient = '-', body_text = '-', body_html = NULL,
      subject = CASE WHEN channel = 'EMAIL' THEN '-' END,
      state = CASE WHEN state = 'WAITING' THEN 'WITHHELD' ELSE state END
  WHERE brand = brand_of AND lower(recipient) IN (SELECT lower(a) FROM unnest(reached) AS a)
    AND template <> 'account-erased'
    AND (everything OR lower(recipient) <> (
      SELECT lower(p.email) FROM players.profile AS p WHERE p.player_id = erased
    ));

  FOR rule IN SELECT * FROM players.erasure_rule WHERE everything OR at_once ORDER BY table_name LOOP
    IF rule.act = 'delete' THEN
      EXECUTE format('DELETE FROM %s WHERE player_id = $1', rule.table_name) USING erased;
    ELSIF rule.set_to <> '{}' THEN
      SELECT string_agg(format('%I = %s', key, value), ', ') INTO assignments
      FROM jsonb_each_text(rule.set_to);
      EXECUTE format('UPDATE %s SET %s WHERE player_id = $1', rule.table_name, assignments)
        USING erased;
    END IF;
  END LOOP;
END
$$;

GRANT SELECT ON players.erasure_rule TO croupier_app;
GRANT EXECUTE ON FUNCTION players.erase_player(uuid, boolean) TO croupier_app;

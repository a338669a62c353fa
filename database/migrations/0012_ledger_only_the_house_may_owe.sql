-- Why: whoever opened an account said whether it has a floor, so the app role could open a player's
-- account without one and pay from it what nobody had. Whose an account is stands in its name and its
-- holder; both walls now follow from these and no longer from what the caller says.
-- Who writes: ledger.open_accounts, as before. Who reads: the doorway judges by the floor, the audit
-- (Q4) by the name.
-- What must never happen: a player's account that owes; a house account in a player's hands, or a
-- player's account in the hands of the house.

ALTER TABLE ledger.accounts
  ADD CONSTRAINT accounts_players_never_owe CHECK (floored OR starts_with(account, 'house_')),
  -- The holders of ledger.house_holder, whatever the stripe.
  ADD CONSTRAINT accounts_house_holds_its_own CHECK (
    starts_with(account, 'house_') = (
      player_id BETWEEN '00000000-0000-8000-8000-000000000000' AND '00000000-0000-8000-8000-ffffffffffff'
    )
  );

-- Why: one most stood for a spin, for the price of a feature of eighty spins and for three seats together, so that a
-- purchase ended at a stake of 1.25 and three seats at the highest stake were laid and refused.
-- Who writes: this migration once, for houses that have the games; a new house is sown with these limits. Who reads:
-- domain/casino, and a frame by what it is told of the game.
-- What must never happen: a limit of a round below the limit of one stake.
--
-- Fifty times the most of a spin for a price, and four and a half times the most of a seat for three seats with half of
-- it on pairs beside each. A server of the version before reads neither and goes on refusing what is above `max`.

UPDATE casino.games AS g
SET stakes = (
  SELECT jsonb_object_agg(currency, range || jsonb_build_object(
    CASE g.family WHEN 'tumble' THEN 'buyMax' ELSE 'roundMax' END,
    round(most * CASE g.family WHEN 'tumble' THEN 50 ELSE 4.5 END, scale(most))::text
  ))
  FROM jsonb_each(g.stakes) AS of (currency, range)
  CROSS JOIN LATERAL (SELECT (range ->> 'max')::numeric AS most) AS in_all
)
WHERE g.family IN ('tumble', 'blackjack');

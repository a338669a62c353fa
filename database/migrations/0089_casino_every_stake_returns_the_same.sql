-- Why: what a payout has below the smallest unit was cut off, so that small stakes returned less than is declared.
-- From these versions on one unit more is drawn for it. Rounds name the version they were played under: those that
-- were played before are counted out as they were.
-- Who writes: this migration once, and whoever gives a game its next configuration. Who reads: domain/casino.
-- What must never happen: a round that was played is counted out under another version than its own.
--
-- They count an hour from now on: a server of the version before knows nothing of the draw and would play them cut,
-- so the new servers have to run by then. A configuration that waits for an answer is brought along, or its yes would take the draw away again. Roulette and
-- video poker pay whole multiples of what is staked: there is nothing below the unit.

INSERT INTO casino.profiles (game, version, config, since)
SELECT p.game, p.version + 1, (p.config::jsonb || '{"rest": "drawn"}')::json,
  now() + interval '1 hour'
FROM casino.games AS g
JOIN casino.profiles AS p USING (game)
WHERE g.family NOT IN ('roulette', 'video-poker')
  AND p.version = (SELECT max(version) FROM casino.profiles AS newest WHERE newest.game = p.game)
  AND NOT p.config::jsonb ? 'rest';

UPDATE casino.profile_changes AS c
SET config = (c.config::jsonb || '{"rest": "drawn"}')::json
FROM casino.games AS g
WHERE g.game = c.game AND c.answer IS NULL AND g.family NOT IN ('roulette', 'video-poker');

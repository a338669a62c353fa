-- Why: a referring site has a name to be recorded under and a token, the affiliate it counts for.
-- Who writes: operators, through domain/content. Who reads: the server, when somebody comes from there.
-- What must never happen: a brand whose settings miss a part that every reader relies on.

UPDATE content.brand
SET flags = jsonb_set(flags, '{refSiteToken}', coalesce((
  SELECT jsonb_object_agg(site.key, CASE jsonb_typeof(site.value)
    WHEN 'object' THEN site.value
    -- Until now the name stood for both; a token is letters, digits and a few marks.
    ELSE jsonb_build_object(
      'name', site.value,
      'token', left(regexp_replace(site.value #>> '{}', '[^A-Za-z0-9_.~@-]', '-', 'g'), 64))
  END)
  FROM jsonb_each(flags -> 'refSiteToken') AS site
), '{}'::jsonb));

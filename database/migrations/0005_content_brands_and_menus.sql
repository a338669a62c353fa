-- Why: what a brand is called, which features it has and what its menus hold are records, so that
-- changing an item or switching a feature is no release.
-- Who writes: domain/content (the seed of a first start). Who reads: domain/content, for every page.
-- What must never happen: a menu item in a component; two brands answering to one host name.

CREATE SCHEMA content;

CREATE TABLE content.brand (
  brand_code text PRIMARY KEY CHECK (brand_code ~ '^[a-z][a-z0-9-]{1,31}$'),
  name text NOT NULL,
  languages text[] NOT NULL CHECK (cardinality(languages) > 0),
  language_default text NOT NULL,
  currencies text[] NOT NULL,
  default_currency text NOT NULL,
  country_code text NOT NULL,
  time_zone text NOT NULL,
  -- The flags of the site configuration that are not columns of their own.
  flags jsonb NOT NULL,
  CHECK (language_default = ANY (languages)),
  CHECK (default_currency = ANY (currencies))
);

CREATE TABLE content.brand_host (
  host_name text PRIMARY KEY CHECK (host_name = lower(host_name)),
  brand_code text NOT NULL REFERENCES content.brand
);

-- One row an item; `texts` holds what is read, by language: {"en": "Tables", "es": "Mesas"}.
CREATE TABLE content.menu_item (
  brand_code text NOT NULL REFERENCES content.brand,
  region text NOT NULL CHECK (region IN ('accountMenu', 'channelFooter', 'channelHeader', 'footer',
    'header', 'mainContent', 'miniHeader')),
  item_id text NOT NULL,
  position integer NOT NULL,
  link text NOT NULL,
  parent_link text,
  icon_class text,
  menu_data jsonb NOT NULL DEFAULT '{}',
  geo_targeting_filter jsonb,
  texts jsonb NOT NULL,
  PRIMARY KEY (brand_code, region, item_id)
);

GRANT USAGE ON SCHEMA content TO croupier_app;
GRANT SELECT, INSERT ON content.brand, content.brand_host, content.menu_item TO croupier_app;

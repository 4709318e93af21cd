-- The authored catalogue: countries, places, people who answer, trips and what they are made of.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists citext;
create extension if not exists hstore;

-- A text in both languages: {"en": …, "es": …}.
create domain words as jsonb
  check (jsonb_typeof(value -> 'en') = 'string' and jsonb_typeof(value -> 'es') = 'string');

create domain months as smallint[]
  check (value <@ '{1,2,3,4,5,6,7,8,9,10,11,12}'::smallint[] and cardinality(value) > 0);

create domain latitude as double precision check (value between -90 and 90);
create domain longitude as double precision check (value between -180 and 180);
create domain currency as text check (value ~ '^[A-Z]{3}$');
create domain language_code as text
  check (value in ('EN', 'ES', 'FR', 'DE', 'IT', 'PT', 'JA', 'KO', 'ZH', 'AR'));
create domain language_codes as text[]
  check (value <@ '{EN,ES,FR,DE,IT,PT,JA,KO,ZH,AR}'::text[]);
create domain travel_group as text check (value in ('Couple', 'Family', 'Solo', 'Friends'));
create domain transfer_mode as text check (value in ('road', 'boat', 'air', 'rail', 'foot'));

-- Accents do not decide whether a traveller finds Péninsula or Peninsula.
create text search configuration ceiba_en (copy = english);
alter text search configuration ceiba_en
  alter mapping for hword, hword_part, word with unaccent, english_stem;
create text search configuration ceiba_es (copy = spanish);
alter text search configuration ceiba_es
  alter mapping for hword, hword_part, word with unaccent, spanish_stem;

create function plain(text) returns text language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;

create table staff (
  fkey text primary key check (fkey ~ '^[a-z0-9-]+$'),
  name text not null,
  first_name text not null,
  email citext not null unique,
  countries text[] not null check (cardinality(countries) > 0),
  place text not null,
  role words not null,
  since words not null,
  profile words not null,
  spoken_languages language_codes not null,
  date_added date not null,
  time_zone text not null,
  working_hours jsonb not null,
  book_call_url text,
  imgix_photo_src text,
  portrait jsonb,
  active boolean not null default true
);

create table country (
  tag text primary key check (tag ~ '^[a-z0-9-]+$'),
  type text not null check (type in ('country', 'trek')),
  name words not null,
  code text not null check (code ~ '^[A-Z]{3}$'),
  a2_code text not null check (a2_code ~ '^[A-Z]{2}$'),
  active boolean not null,
  display boolean not null,
  home_page_link text not null,
  homepage_sort_order smallint not null,
  area text not null,
  line words not null,
  staff_fkey text references staff (fkey),
  cal text,
  photo text,
  calling_code integer check (calling_code > 0),
  contact_group text,
  poster jsonb,
  page jsonb,
  check (type = 'trek' or (active and homepage_sort_order between 1 and 15)
    or (not active and homepage_sort_order = 99))
);
create unique index country_sort_order on country (homepage_sort_order)
  where active and type = 'country';

-- The company behind this site, in one row, so that another can run the same software.
create table operator (
  id smallint primary key check (id = 1),
  details jsonb not null
);

create table navigation_link (
  country_tag text not null references country (tag) on delete cascade,
  list text not null check (list in ('vacation_theme', 'place_theme', 'top_place', 'top_activity')),
  position smallint not null,
  link text not null,
  label words not null,
  category words,
  primary key (country_tag, list, position),
  check ((list = 'top_activity') = (category is not null))
);

create table word (
  vocabulary text not null check (vocabulary in ('interest', 'habitat')),
  key text not null,
  name words not null,
  lead words not null,
  poster jsonb,
  primary key (vocabulary, key)
);

create table theme (
  country_tag text not null references country (tag) on delete cascade,
  key text not null,
  position smallint not null,
  name words not null,
  line words not null,
  lead words not null,
  body words not null,
  interests text[] not null,
  habitats text[] not null,
  poster jsonb,
  primary key (country_tag, key)
);

create table tour_type (
  country_tag text not null references country (tag) on delete cascade,
  key text not null,
  position smallint not null,
  name words not null,
  category words not null,
  lead words not null,
  primary key (country_tag, key)
);

create table place (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('region', 'destination', 'attraction')),
  country_tag text not null references country (tag) on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9-]+$'),
  region_id bigint references place (id),
  near_id bigint references place (id),
  name words not null,
  line words not null,
  lead words not null,
  body words not null,
  latitude latitude not null,
  longitude longitude not null,
  altitude_m integer not null,
  climate jsonb,
  best_months months,
  best_reason words,
  interests text[] not null default '{}',
  habitats text[] not null default '{}',
  wildlife jsonb not null default '[]',
  nights int4range,
  getting_there words,
  opens words,
  entrance words,
  poster jsonb,
  search_en tsvector generated always as (
    setweight(to_tsvector('ceiba_en', name ->> 'en'), 'A') ||
    setweight(to_tsvector('ceiba_en', line ->> 'en' || ' ' || (lead ->> 'en')), 'B') ||
    setweight(to_tsvector('ceiba_en', body ->> 'en'), 'D')) stored,
  search_es tsvector generated always as (
    setweight(to_tsvector('ceiba_es', name ->> 'es'), 'A') ||
    setweight(to_tsvector('ceiba_es', line ->> 'es' || ' ' || (lead ->> 'es')), 'B') ||
    setweight(to_tsvector('ceiba_es', body ->> 'es'), 'D')) stored,
  unique (country_tag, kind, slug),
  check ((kind = 'region') = (region_id is null)),
  check ((kind = 'attraction') = (near_id is not null)),
  check (kind <> 'destination' or (climate is not null and jsonb_array_length(climate) = 12 and nights is not null))
);
create index place_search_en on place using gin (search_en);
create index place_search_es on place using gin (search_es);
create index place_interests on place using gin (interests);
create index place_habitats on place using gin (habitats);
create index place_region on place (region_id);
create index place_near on place (near_id);

create table transfer (
  from_id bigint not null references place (id) on delete cascade,
  to_id bigint not null references place (id) on delete cascade,
  position smallint not null,
  mode transfer_mode not null,
  minutes integer not null check (minutes > 0),
  kilometres numeric(7, 1) not null check (kilometres > 0),
  via jsonb not null default '[]',
  note words,
  primary key (from_id, to_id, position),
  check (from_id <> to_id)
);

create table catalogue_item (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('tour', 'hotel', 'transport', 'rental_car')),
  country_tag text not null references country (tag) on delete cascade,
  key text not null check (key ~ '^[a-z0-9-]+$'),
  place_id bigint not null references place (id),
  name words not null,
  line words not null,
  lead words not null,
  body words not null,
  archived timestamptz,
  ari_mapping jsonb,
  hotel_room_info jsonb,
  party_config jsonb,
  rental_car_info jsonb,
  spoken_languages language_codes not null default '{}',
  tour_info_v2 jsonb,
  transport_duration interval check (transport_duration > interval '0'),
  tour_type text,
  price_minor bigint check (price_minor > 0),
  currency currency not null default 'USD',
  best_months months,
  interests text[] not null default '{}',
  habitats text[] not null default '{}',
  details jsonb not null default '{}',
  poster jsonb,
  unique (country_tag, kind, key),
  foreign key (country_tag, tour_type) references tour_type (country_tag, key),
  check ((kind = 'tour') = (tour_info_v2 is not null)),
  check ((kind = 'hotel') = (hotel_room_info is not null)),
  check (kind <> 'transport' or transport_duration is not null)
);
create index catalogue_item_place on catalogue_item (place_id);
create index catalogue_item_interests on catalogue_item using gin (interests);
create index catalogue_item_habitats on catalogue_item using gin (habitats);

create table trip (
  id bigint generated always as identity primary key,
  key text not null unique check (key ~ '^[a-z0-9-]+$'),
  title words not null,
  line words not null,
  lead words not null,
  days smallint not null check (days > 0),
  party text[] not null
    check (party <@ '{Couple,Family,Solo,Friends}'::text[] and cardinality(party) > 0),
  goals text[] not null check (cardinality(goals) between 1 and 4),
  best_months months not null,
  best_reason words not null,
  best_for words not null,
  walking words not null,
  effort text not null check (effort in ('easy', 'moderate', 'demanding')),
  habitats text[] not null,
  planner_fkey text not null references staff (fkey),
  planner_words words not null,
  included jsonb not null,
  not_included jsonb not null,
  bring jsonb not null,
  related text[] not null default '{}',
  from_price_minor bigint check (from_price_minor > 0),
  currency currency not null default 'USD',
  poster jsonb,
  published_ts timestamptz not null default now(),
  archived timestamptz,
  search_words words not null,
  search_en tsvector generated always as (
    setweight(to_tsvector('ceiba_en', title ->> 'en'), 'A') ||
    setweight(to_tsvector('ceiba_en', line ->> 'en' || ' ' || (lead ->> 'en')), 'B') ||
    setweight(to_tsvector('ceiba_en', search_words ->> 'en'), 'C')) stored,
  search_es tsvector generated always as (
    setweight(to_tsvector('ceiba_es', title ->> 'es'), 'A') ||
    setweight(to_tsvector('ceiba_es', line ->> 'es' || ' ' || (lead ->> 'es')), 'B') ||
    setweight(to_tsvector('ceiba_es', search_words ->> 'es'), 'C')) stored,
  plain_en text generated always as (plain((title ->> 'en') || ' ' || (search_words ->> 'en'))) stored,
  plain_es text generated always as (plain((title ->> 'es') || ' ' || (search_words ->> 'es'))) stored
);
create index trip_search_en on trip using gin (search_en);
create index trip_search_es on trip using gin (search_es);
create index trip_plain_en on trip using gin (plain_en gin_trgm_ops);
create index trip_plain_es on trip using gin (plain_es gin_trgm_ops);
create index trip_goals on trip using gin (goals);
create index trip_party on trip using gin (party);
create index trip_planner on trip (planner_fkey);

create table trip_country (
  trip_id bigint not null references trip (id) on delete cascade,
  country_tag text not null references country (tag) on delete cascade,
  position smallint not null,
  primary key (trip_id, country_tag)
);
create index trip_country_tag on trip_country (country_tag, trip_id);

create table trip_day (
  trip_id bigint not null references trip (id) on delete cascade,
  number smallint not null check (number > 0),
  title words not null,
  story words not null,
  place_id bigint not null references place (id),
  hotel_id bigint references catalogue_item (id),
  sleep boolean not null,
  tour_ids bigint[] not null default '{}',
  visit_ids bigint[] not null default '{}',
  meals text[] not null default '{}' check (meals <@ '{breakfast,lunch,dinner}'::text[]),
  legs jsonb not null default '[]',
  walk jsonb,
  altitude_gain_m integer not null default 0 check (altitude_gain_m >= 0),
  poster jsonb,
  primary key (trip_id, number)
);
create index trip_day_place on trip_day (place_id);

create table price_component (
  trip_id bigint not null references trip (id) on delete cascade,
  position smallint not null,
  what words not null,
  per text not null check (per in ('person', 'group')),
  amount_minor bigint not null check (amount_minor > 0),
  currency currency not null default 'USD',
  season daterange,
  party_size int4range not null check (not isempty(party_size)),
  primary key (trip_id, position)
);

create table tag (
  key text primary key,
  name words not null,
  tag_types text[] not null check (cardinality(tag_types) > 0)
);

create table web_page (
  id bigint generated always as identity primary key,
  slug text not null unique,
  kind text not null check (kind in ('simple', 'tour')),
  content jsonb not null,
  country_tag text references country (tag)
);

create table article (
  id bigint generated always as identity primary key,
  slug text not null unique,
  country_tag text references country (tag),
  title words not null,
  intro words not null,
  body words not null,
  sections jsonb not null default '[]',
  content_1 jsonb, content_2 jsonb, content_3 jsonb, content_4 jsonb, content_5 jsonb, content_6 jsonb,
  date_published date not null,
  date_modified date not null,
  check (date_modified >= date_published)
);
create table article_tag (
  article_id bigint not null references article (id) on delete cascade,
  tag_key text not null references tag (key) on delete cascade,
  primary key (article_id, tag_key)
);

create table review (
  id bigint generated always as identity primary key,
  key text not null unique,
  country_tag text not null references country (tag),
  trip_id bigint references trip (id) on delete set null,
  staff_fkey text references staff (fkey) on delete set null,
  title words,
  comment words not null,
  name text not null,
  date date not null,
  rating smallint not null check (rating between 1 and 5),
  travel_group travel_group not null,
  tags text[] not null default '{}',
  written_in language_code not null
);
create index review_country_date on review (country_tag, date desc);
create index review_date on review (date desc);
create index review_trip on review (trip_id);
create index review_staff on review (staff_fkey);
create index review_tags on review using gin (tags);

create table review_video (
  id bigint generated always as identity primary key,
  key text not null unique,
  videl_url text not null,
  poster_time numeric(6, 2) not null default 1 check (poster_time >= 0),
  title words not null,
  country_codes text[] not null,
  customer_names text not null,
  group_type text not null check (group_type in ('Solo', 'Family', 'Couple')),
  tags text[] not null default '{}',
  captions jsonb not null default '{}'
);

-- Searches whose cost does not grow with what they search.

-- The slug of a word, as app/features/review/review-builder.ts makes it: "Treks & Trails" is treks-trails.
create function slug(text) returns text language sql immutable parallel safe strict
  as $$ select btrim(regexp_replace(lower(regexp_replace(normalize($1, nfd), '[\u0300-\u036f]', '', 'g')),
    '[^a-z0-9]+', '-', 'g'), '-') $$;

-- What a review is about: its tags, who travelled, what its trip is for; as slugs, so that one index finds it.
alter table review add column topics text[] not null default '{}';
-- A place of its own in a mixed order, without a sort.
alter table review add column place integer not null
  generated always as (('x' || substr(md5(key), 1, 8))::bit(32)::integer) stored;

create function review_topics() returns trigger language plpgsql as $$
begin
  new.topics := array(
    select distinct slug(word)
    from unnest(new.tags || array[new.travel_group::text] ||
      coalesce((select goals from trip where id = new.trip_id), '{}')) as word
    order by 1);
  return new;
end $$;
create trigger review_topics before insert or update on review
  for each row execute function review_topics();

create function trip_goals_of_reviews() returns trigger language plpgsql as $$
begin
  update review set topics = '{}' where trip_id = new.id;
  return null;
end $$;
create trigger trip_goals_of_reviews after update of goals on trip
  for each row when (old.goals is distinct from new.goals) execute function trip_goals_of_reviews();

update review set topics = '{}';

drop index review_country_date;
drop index review_date;
-- Each holds all that a search reads of a review, so that those it passes over are not fetched.
create index review_country_date on review (country_tag, date desc, key) include (topics, place);
create index review_date on review (date desc, key) include (topics, place);
create index review_country_place on review (country_tag, place, key) include (topics, date);
create index review_place on review (place, key) include (topics, date);
create index review_topics on review using gin (topics);

-- The finder's own view of published trips: what it filters and sorts by, in one row each.
create table finder_trip (
  trip_id bigint primary key,
  countries text[] not null,
  party text[] not null,
  goals text[] not null,
  days smallint not null,
  from_price_minor bigint,
  published_ts timestamptz not null
);
create index finder_trip_newest on finder_trip (published_ts desc, trip_id);
create index finder_trip_days on finder_trip (days, published_ts desc, trip_id);
create index finder_trip_price on finder_trip (from_price_minor nulls last, published_ts desc, trip_id);
create index finder_trip_countries on finder_trip using gin (countries);
create index finder_trip_party on finder_trip using gin (party);
create index finder_trip_goals on finder_trip using gin (goals);

-- How many of them go to exactly these countries, suit this group ('' is any) and have all of these goals (three
-- at most, none is any): every count the finder shows is a sum of few of these, however many trips there are.
create table finder_tally (
  goals text[] not null,
  party text not null,
  countries text[] not null,
  trips integer not null,
  primary key (goals, party, countries)
);

create function goal_choices(goals text[]) returns setof text[] language sql immutable parallel safe as $$
  select '{}'::text[]
  union all select array[a] from unnest(goals) a
  union all select array[a, b] from unnest(goals) a, unnest(goals) b where a < b collate "C"
  union all select array[a, b, c] from unnest(goals) a, unnest(goals) b, unnest(goals) c where a < b collate "C" and b < c collate "C"
$$;

create function tally_trips(ids bigint[], sign integer) returns void language sql as $$
  insert into finder_tally (goals, party, countries, trips)
  select choice, suited, countries, sign * count(*)
  from finder_trip, goal_choices(goals) as choice, unnest(party || '{""}') as suited
  where trip_id = any(ids)
  group by choice, suited, countries
  order by choice, suited, countries
  on conflict (goals, party, countries) do update set trips = finder_tally.trips + excluded.trips
$$;

create function refresh_finder(ids bigint[]) returns void language plpgsql as $$
begin
  perform tally_trips(ids, -1);
  delete from finder_trip where trip_id = any(ids);
  insert into finder_trip
  select id, array(select country_tag from trip_country where trip_id = id order by 1), party,
    array(select distinct unnest(goals) order by 1), days, from_price_minor, published_ts
  from trip where id = any(ids) and archived is null;
  perform tally_trips(ids, 1);
end $$;

create function finder_follows_trips() returns trigger language plpgsql as $$
begin
  perform refresh_finder(array(select id from changed));
  return null;
end $$;
create trigger finder_follows_new_trips after insert on trip
  referencing new table as changed for each statement execute function finder_follows_trips();
create trigger finder_follows_trips after update on trip
  referencing new table as changed for each statement execute function finder_follows_trips();
create trigger finder_follows_old_trips after delete on trip
  referencing old table as changed for each statement execute function finder_follows_trips();

create function finder_follows_countries() returns trigger language plpgsql as $$
begin
  perform refresh_finder(array(select distinct trip_id from changed));
  return null;
end $$;
create trigger finder_follows_new_countries after insert on trip_country
  referencing new table as changed for each statement execute function finder_follows_countries();
create trigger finder_follows_countries after update on trip_country
  referencing new table as changed for each statement execute function finder_follows_countries();
create trigger finder_follows_old_countries after delete on trip_country
  referencing old table as changed for each statement execute function finder_follows_countries();

select refresh_finder(array(select id from trip));

-- Words that trips have said, for those who spell them otherwise. One that no trip says any more stays: whoever
-- reads it asks the trips.
create table spoken_word (
  language text not null check (language in ('en', 'es')),
  word text not null,
  primary key (language, word)
);
create index spoken_word_alike on spoken_word using gist (word gist_trgm_ops);

create function speak(ids bigint[]) returns void language sql as $$
  insert into spoken_word (language, word)
  select distinct 'en', word from trip, regexp_split_to_table(plain_en, '[^[:alnum:]]+') word
    where id = any(ids) and length(word) between 3 and 60
  union
  select distinct 'es', word from trip, regexp_split_to_table(plain_es, '[^[:alnum:]]+') word
    where id = any(ids) and length(word) between 3 and 60
  order by 1, 2
  on conflict do nothing
$$;

create function trips_speak() returns trigger language plpgsql as $$
begin
  perform speak(array(select id from changed));
  return null;
end $$;
create trigger new_trips_speak after insert on trip
  referencing new table as changed for each statement execute function trips_speak();
create trigger trips_speak after update on trip
  referencing new table as changed for each statement execute function trips_speak();

select speak(array(select id from trip));

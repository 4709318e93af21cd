-- The finder's view of a published trip is one row: what filters choose by, what it holds, what it says. One function
-- writes it, and each table it is made from has one trigger, which runs once a trip at the end of a transaction.

drop trigger finder_follows_new_trips on trip;
drop trigger finder_follows_trips on trip;
drop trigger finder_follows_old_trips on trip;
drop trigger finder_follows_new_countries on trip_country;
drop trigger finder_follows_countries on trip_country;
drop trigger finder_follows_old_countries on trip_country;
drop trigger new_trips_speak on trip;
drop trigger trips_speak on trip;
drop function finder_follows_trips, finder_follows_countries, refresh_finder, tally_trips, goal_choices, trips_speak, speak;
drop table finder_words, finder_tally, finder_trip, spoken_word;

create table finder_trip (
  trip_id bigint primary key,
  -- country:peru, party:Family, goal:Urban Pulse, month:9, effort:easy
  choices text[] not null,
  -- country:peru, place:peru/cusco with regions and attractions, tour:peru/key, habitat:river, best:Family
  contents text[] not null,
  days smallint not null,
  from_price_minor bigint,
  -- Minutes on the road of its longest day, flights and boats of all days, metres of the highest bed.
  longest_drive smallint not null,
  flights smallint not null,
  boats smallint not null,
  highest_m integer not null,
  published_ts timestamptz not null,
  -- What it, its days, places, tours and hotels say, and at the lowest weight its reviews; in both languages.
  words tsvector not null
);
-- Read for every trip that is ranked: not compressed, it is read in a third of the time.
alter table finder_trip alter column words set storage external;
create index finder_trip_newest on finder_trip (published_ts desc, trip_id);
create index finder_trip_days on finder_trip (days, published_ts desc, trip_id);
create index finder_trip_price on finder_trip (from_price_minor nulls last, published_ts desc, trip_id);
create index finder_trip_choices on finder_trip using gin (choices) with (fastupdate = off);
create index finder_trip_contents on finder_trip using gin (contents) with (fastupdate = off);
create index finder_trip_words on finder_trip using gin (words) with (fastupdate = off);

-- Words that trips have said, in either language, for those who spell them otherwise. One that no trip says any more
-- stays: whoever reads it asks the trips.
create table spoken_word (word text primary key);
create index spoken_word_alike on spoken_word using gist (word gist_trgm_ops);

create function finder_words(asked bigint) returns tsvector language sql stable as $$
  with said as (
    select language,
      (select string_agg(concat_ws(' ', title ->> language, story ->> language), ' ') from trip_day where trip_id = asked) as days,
      (select string_agg(distinct concat_ws(' ', item.name ->> language, item.line ->> language), ' ')
        from trip_day join catalogue_item item on item.id = hotel_id or item.id = any(tour_ids)
        where trip_id = asked) as items,
      (select string_agg(distinct place.name ->> language, ' ')
        from trip_day join place on place.id = place_id or place.id = any(visit_ids) where trip_id = asked) as places,
      (select string_agg(concat_ws(' ', title ->> language, comment ->> language), ' ')
        from (select title, comment from review where trip_id = asked order by date desc, key limit 30) as newest) as reviews
    from unnest('{en,es}'::text[]) as language)
  select trip.search_en || trip.search_es
    || (select setweight(to_tsvector('ceiba_en', concat_ws(' ', places, items)), 'C')
          || setweight(to_tsvector('ceiba_en', concat_ws(' ', days, reviews)), 'D') from said where language = 'en')
    || (select setweight(to_tsvector('ceiba_es', concat_ws(' ', places, items)), 'C')
          || setweight(to_tsvector('ceiba_es', concat_ws(' ', days, reviews)), 'D') from said where language = 'es')
  from trip where id = asked
$$;

create function finder_contents(asked bigint) returns text[] language sql stable as $$
  with visited as (
    select place.* from trip_day join place on place.id = place_id or place.id = any(visit_ids) where trip_id = asked)
  select array(
    select 'country:' || country_tag from trip_country where trip_id = asked
    union select 'place:' || country_tag || '/' || slug from visited
    union select 'place:' || region.country_tag || '/' || region.slug
      from visited join place region on region.id = visited.region_id
    union select 'tour:' || country_tag || '/' || item.key
      from trip_day join catalogue_item item on item.id = any(tour_ids) where trip_id = asked
    union select 'habitat:' || unnest(habitats) from trip where id = asked
    union select 'best:' || party[1] from trip where id = asked
    order by 1)
$$;

create function refresh_finder(ids bigint[]) returns void language sql as $$
  delete from finder_trip where trip_id = any(ids)
    and not exists (select from trip where id = trip_id and archived is null);
  insert into finder_trip
  select id,
    array(select 'country:' || country_tag from trip_country where trip_id = id
      union select 'party:' || unnest(party) union select 'goal:' || unnest(goals)
      union select 'month:' || unnest(best_months::smallint[]) union select 'effort:' || effort order by 1),
    finder_contents(id), days, from_price_minor,
    coalesce((select max(minutes) from (select sum((leg ->> 'minutes')::integer) as minutes
      from trip_day, jsonb_array_elements(legs) leg where trip_id = id and leg ->> 'mode' = 'road' group by number) as driven), 0),
    (select count(*) from trip_day, jsonb_array_elements(legs) leg where trip_id = id and leg ->> 'mode' = 'air'),
    (select count(*) from trip_day, jsonb_array_elements(legs) leg where trip_id = id and leg ->> 'mode' = 'boat'),
    coalesce((select max(altitude_m) from trip_day join place on place.id = place_id where trip_id = trip.id and sleep), 0),
    published_ts, finder_words(id)
  from trip where id = any(ids) and archived is null
  on conflict (trip_id) do update set (choices, contents, days, from_price_minor, longest_drive, flights, boats, highest_m,
    published_ts, words) = (excluded.choices, excluded.contents, excluded.days, excluded.from_price_minor,
    excluded.longest_drive, excluded.flights, excluded.boats, excluded.highest_m, excluded.published_ts, excluded.words);
  insert into spoken_word (word)
  select distinct word from trip, regexp_split_to_table(plain_en || ' ' || plain_es, '[^[:alnum:]]+') word
  where id = any(ids) and length(word) between 3 and 60 and word !~ '^[0-9]+$'
  order by 1
  on conflict do nothing
$$;

create function finder_follows() returns trigger language plpgsql as $$
declare ids bigint[];
begin
  if tg_table_name = 'trip' then ids := array[coalesce(new.id, old.id)];
  elsif tg_table_name = 'place' then
    ids := array(select distinct trip_id from trip_day where place_id = new.id or visit_ids @> array[new.id]);
  elsif tg_table_name = 'catalogue_item' then
    ids := array(select distinct trip_id from trip_day where hotel_id = new.id or tour_ids @> array[new.id]);
  else ids := array_remove(array[old.trip_id, new.trip_id], null);
  end if;
  -- All has been written when this runs: a trip of which much has changed is read once.
  ids := array(select distinct id from unnest(ids) id where not exists (
    select from finder_trip where trip_id = id and xmin = pg_current_xact_id()::xid));
  if ids <> '{}' then perform refresh_finder(ids); end if;
  return null;
end $$;

create constraint trigger finder_follows after insert or update or delete on trip
  deferrable initially deferred for each row execute function finder_follows();
create constraint trigger finder_follows after insert or update or delete on trip_country
  deferrable initially deferred for each row execute function finder_follows();
create constraint trigger finder_follows after insert or update or delete on trip_day
  deferrable initially deferred for each row execute function finder_follows();
create constraint trigger finder_follows after insert or delete or update of trip_id, title, comment on review
  deferrable initially deferred for each row execute function finder_follows();
create constraint trigger finder_follows after update of name, line, slug, region_id, altitude_m on place
  deferrable initially deferred for each row execute function finder_follows();
create constraint trigger finder_follows after update of name, line, key on catalogue_item
  deferrable initially deferred for each row execute function finder_follows();

select refresh_finder(array(select id from trip));

-- What trips say, beside what the finder chooses by: a search by words reads one narrow table, in one order.
create table finder_words (
  trip_id bigint primary key references finder_trip on delete cascade,
  published_ts timestamptz not null,
  search_en tsvector not null,
  search_es tsvector not null
);
insert into finder_words
select id, published_ts, search_en, search_es from trip where archived is null;
create index finder_words_newest on finder_words (published_ts desc, trip_id);
-- Trips are read far more often than written: nothing is left for readers to look through first.
create index finder_words_en on finder_words using gin (search_en) with (fastupdate = off);
create index finder_words_es on finder_words using gin (search_es) with (fastupdate = off);

create or replace function refresh_finder(ids bigint[]) returns void language plpgsql as $$
begin
  perform tally_trips(ids, -1);
  delete from finder_trip where trip_id = any(ids);
  insert into finder_trip
  select id, array(select country_tag from trip_country where trip_id = id order by 1), party,
    array(select distinct unnest(goals) order by 1), days, from_price_minor, published_ts
  from trip where id = any(ids) and archived is null;
  insert into finder_words
  select id, published_ts, search_en, search_es from trip where id = any(ids) and archived is null;
  perform tally_trips(ids, 1);
end $$;

-- Nothing reads these any more.
drop index trip_search_en;
drop index trip_search_es;
drop index trip_plain_en;
drop index trip_plain_es;

-- A number is not misspelled, and titles may have as many as there are trips.
create or replace function speak(ids bigint[]) returns void language sql as $$
  insert into spoken_word (language, word)
  select distinct 'en', word from trip, regexp_split_to_table(plain_en, '[^[:alnum:]]+') word
    where id = any(ids) and length(word) between 3 and 60 and word !~ '^[0-9]+$'
  union
  select distinct 'es', word from trip, regexp_split_to_table(plain_es, '[^[:alnum:]]+') word
    where id = any(ids) and length(word) between 3 and 60 and word !~ '^[0-9]+$'
  order by 1, 2
  on conflict do nothing
$$;
delete from spoken_word where word ~ '^[0-9]+$';

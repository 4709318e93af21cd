-- The highest bed is as high as its house, and as its place only where the house's own height is not known: what the
-- finder says of a trip is what the trip's own page says.
create or replace function refresh_finder(ids bigint[]) returns void language sql as $$
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
    coalesce((select max(coalesce((house.details ->> 'altitude')::integer, place.altitude_m))
      from trip_day join place on place.id = place_id left join catalogue_item house on house.id = hotel_id
      where trip_id = trip.id and sleep), 0),
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

select refresh_finder(array(select id from trip));

-- The days of a trip and its reviews in their order: a word's places in the vector follow it, and without an order two databases
-- of the same catalogue had the same words at other places.
create or replace function finder_words(asked bigint) returns tsvector language sql stable as $$
  with said as (
    select language,
      (select string_agg(concat_ws(' ', title ->> language, story ->> language), ' ' order by number)
        from trip_day where trip_id = asked) as days,
      (select string_agg(distinct concat_ws(' ', item.name ->> language, item.line ->> language), ' ')
        from trip_day join catalogue_item item on item.id = hotel_id or item.id = any(tour_ids)
        where trip_id = asked) as items,
      (select string_agg(distinct place.name ->> language, ' ')
        from trip_day join place on place.id = place_id or place.id = any(visit_ids) where trip_id = asked) as places,
      (select string_agg(concat_ws(' ', title ->> language, comment ->> language), ' ' order by date desc, key)
        from (select title, comment, date, key from review where trip_id = asked order by date desc, key limit 30) as newest)
        as reviews
    from unnest('{en,es}'::text[]) as language)
  select trip.search_en || trip.search_es
    || (select setweight(to_tsvector('ceiba_en', concat_ws(' ', places, items)), 'C')
          || setweight(to_tsvector('ceiba_en', concat_ws(' ', days, reviews)), 'D') from said where language = 'en')
    || (select setweight(to_tsvector('ceiba_es', concat_ws(' ', places, items)), 'C')
          || setweight(to_tsvector('ceiba_es', concat_ws(' ', days, reviews)), 'D') from said where language = 'es')
  from trip where id = asked
$$;
update finder_trip set words = finder_words(trip_id) where words <> finder_words(trip_id);

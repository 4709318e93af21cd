-- What a traveller wants is one value. The specification's columns follow it, whatever else is written into them.

create function wish_texts(list jsonb) returns text[] language sql immutable as $$
  select array(select jsonb_array_elements_text(coalesce(list, '[]')))
$$;
-- What has a key in the catalogue by its key, all else by its English name.
create function wish_keys(list jsonb) returns text[] language sql immutable as $$
  select array(select coalesce(each ->> 'key', each #>> '{name,en}') from jsonb_array_elements(coalesce(list, '[]')) each)
$$;
create function wish_names(list jsonb) returns text[] language sql immutable as $$
  select array(select each #>> '{name,en}' from jsonb_array_elements(coalesce(list, '[]')) each)
$$;

alter table plan add column wish jsonb not null default '{}' check (jsonb_typeof(wish) = 'object');
alter table party
  -- In years, as it was said; a birthday takes its place.
  add column age smallint check (age between 0 and 120),
  add column is_child boolean not null default false;

-- A range of a plan may have an open end, which is none: no great number stands for it any more.
alter table plan
  drop constraint plan_nights_bounded,
  drop constraint plan_budget_minor_bounded,
  drop constraint plan_travel_dates_bounded;

-- Ages that were typed stood among the prompts.
update party set
  age = case when said.answer ~ '^\d{1,3}$' and said.answer::int <= 120 then said.answer::int end,
  is_child = said.answer ~ '^\d{1,2}$' and said.answer::int < 18,
  party_prompts = (
    select coalesce(jsonb_agg(each order by at), '[]')
    from jsonb_array_elements(party_prompts) with ordinality prompts(each, at)
    where each is distinct from said.prompt
  )
from (
  select distinct on (party.id) party.id, each as prompt, each ->> 'answer' as answer
  from party, jsonb_array_elements(party_prompts) with ordinality prompts(each, at)
  where each ->> 'prompt' = 'Age' and each ->> 'answer' ~ '^(adult|\d{1,2}|1[01]\d|120)$'
  order by party.id, at
) said
where said.id = party.id;

create temporary table wished on commit drop as
with traveller as (
  select plan.id as plan_id, party.position,
    coalesce(extract(year from age(coalesce(plan.arrival_date, lower(plan.travel_dates), plan.created_ts::date), party_birthday))::int,
      party.age) as years
  from party join plan on plan.id = party.plan_id
), family as (
  select plan_id,
    count(*) filter (where coalesce(years, 18) >= 18) as adults,
    coalesce(jsonb_agg(years order by position) filter (where years < 18), '[]') as child_ages,
    coalesce(jsonb_agg(years order by position) filter (where years between 18 and 120), '[]') as adult_ages
  from (select plan_id, position, case when years < 0 then 0 else years end as years from traveller) each
  group by plan_id
)
select plan.id, jsonb_build_object(
  'where', jsonb_build_object(
    'countries', jsonb_build_array(country_tag),
    'places', (select coalesce(jsonb_agg(jsonb_build_object('key', null, 'name', jsonb_build_object('en', each, 'es', each)) order by at), '[]')
      from unnest(destination_names) with ordinality named(each, at))),
  'when', jsonb_build_object(
    'firstDay', arrival_date,
    'lastDay', depart_date,
    'earliest', lower(travel_dates),
    'latest', upper(travel_dates) - 1,
    'nights', jsonb_build_object('least', nullif(lower(nights), 0), 'most', upper(nights) - 1)),
  'who', jsonb_build_object(
    'group', travel_group,
    'adults', nullif(family.adults, 0),
    'adultAges', coalesce(family.adult_ages, '[]'),
    'childAges', coalesce(family.child_ages, '[]')),
  'what', jsonb_build_object(
    'goals', to_jsonb(goals),
    'activities', (select coalesce(jsonb_agg(jsonb_build_object('key', null, 'name', jsonb_build_object('en', each, 'es', each)) order by at), '[]')
      from unnest(activities) with ordinality named(each, at)),
    'interests', (select coalesce(jsonb_agg(jsonb_build_object('key', each, 'name', coalesce(word.name::jsonb, jsonb_build_object('en', each, 'es', each))) order by at), '[]')
      from unnest(destination_cats) with ordinality named(each, at) left join word on word.vocabulary = 'interest' and word.key = each),
    'habitats', (select coalesce(jsonb_agg(jsonb_build_object('key', each, 'name', coalesce(word.name::jsonb, jsonb_build_object('en', each, 'es', each))) order by at), '[]')
      from unnest(destination_habs) with ordinality named(each, at) left join word on word.vocabulary = 'habitat' and word.key = each)),
  'budget', jsonb_build_object(
    'leastMinor', nullif(lower(budget_minor), 0),
    -- No holiday costs a million for each: this was the mark of an open end.
    'mostMinor', case when upper(budget_minor) < 99999999 then
      case when upper(budget_minor) = lower(budget_minor) + 1 then lower(budget_minor) else upper(budget_minor) end end,
    'currency', currency,
    'per', 'person'),
  'style', jsonb_build_object('travelClass', travel_class, 'houses', to_jsonb(hotel_types), 'amenities', to_jsonb(amenities)),
  'transport', jsonb_build_object('preferred', transportation, 'kinds', to_jsonb(transport_types), 'vehicles', to_jsonb(vehicle_types)),
  'flights', jsonb_build_object(
    'arrivalDate', arrival_flight_date,
    'arrivalTime', arrival_flight_time,
    'departureDate', depart_flight_date,
    'departureTime', depart_flight_time),
  'activityTime', activity_timerange::text
) as wish
from plan left join family on family.plan_id = plan.id;

create function plan_follows_wish() returns trigger language plpgsql as $$
declare
  nights jsonb := new.wish #> '{when,nights}';
  budget jsonb := new.wish -> 'budget';
  earliest date := new.wish #>> '{when,earliest}';
  latest date := new.wish #>> '{when,latest}';
begin
  new.travel_group := new.wish #>> '{who,group}';
  new.goals := wish_texts(new.wish #> '{what,goals}');
  new.activities := wish_names(new.wish #> '{what,activities}');
  new.destination_cats := wish_keys(new.wish #> '{what,interests}');
  new.destination_habs := wish_keys(new.wish #> '{what,habitats}');
  new.destination_names := wish_names(new.wish #> '{where,places}');
  new.arrival_date := new.wish #>> '{when,firstDay}';
  new.depart_date := new.wish #>> '{when,lastDay}';
  new.travel_dates := case when earliest is not null or latest is not null then daterange(earliest, latest + 1) end;
  new.nights := case when nights ->> 'least' is not null or nights ->> 'most' is not null
    then int4range(coalesce((nights ->> 'least')::int, 0), (nights ->> 'most')::int + 1) end;
  new.budget_minor := case when budget ->> 'leastMinor' is not null or budget ->> 'mostMinor' is not null
    then int8range(coalesce((budget ->> 'leastMinor')::bigint, 0),
      case when budget ->> 'mostMinor' is not null
        then greatest((budget ->> 'mostMinor')::bigint, coalesce((budget ->> 'leastMinor')::bigint, 0) + 1) end) end;
  new.currency := coalesce(budget ->> 'currency', 'USD');
  new.travel_class := new.wish #>> '{style,travelClass}';
  new.hotel_types := wish_texts(new.wish #> '{style,houses}');
  new.amenities := wish_texts(new.wish #> '{style,amenities}');
  new.transportation := new.wish #>> '{transport,preferred}';
  new.transport_types := wish_texts(new.wish #> '{transport,kinds}');
  new.vehicle_types := wish_texts(new.wish #> '{transport,vehicles}');
  new.arrival_flight_date := new.wish #>> '{flights,arrivalDate}';
  new.arrival_flight_time := new.wish #>> '{flights,arrivalTime}';
  new.depart_flight_date := new.wish #>> '{flights,departureDate}';
  new.depart_flight_time := new.wish #>> '{flights,departureTime}';
  new.activity_timerange := new.wish ->> 'activityTime';
  return new;
end $$;
create trigger plan_follows_wish before insert or update of wish, travel_group, goals, activities, destination_cats,
  destination_habs, destination_names, arrival_date, depart_date, travel_dates, nights, budget_minor, currency, travel_class,
  hotel_types, amenities, transportation, transport_types, vehicle_types, arrival_flight_date, arrival_flight_time,
  depart_flight_date, depart_flight_time, activity_timerange on plan
  for each row execute function plan_follows_wish();

update plan set wish = wished.wish from wished where wished.id = plan.id;

-- Nobody follows the wish itself: its columns are followed.
drop trigger sync_record on plan;
create trigger sync_record after insert or update or delete on plan
  for each row execute function sync.record_change('idempotency_key', 'receipt_key', 'wish');

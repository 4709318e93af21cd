-- Accepted requests that cannot be stored as a plan, for the office to sort out: nothing acknowledged stays in a file.
create table unsorted_request (
  id bigint generated always as identity primary key,
  idempotency_key text not null unique,
  receipt_key text not null unique,
  accepted_ts timestamptz not null,
  -- What was wrong: 'country_unknown', the table and constraint that refused it, or 'not_a_request'.
  reason text not null,
  actor_kind text not null check (actor_kind in ('visitor', 'traveller', 'planner', 'partner', 'admin', 'system')),
  actor_id text,
  -- As it was sent: json takes every text, of which jsonb refuses some.
  request json not null,
  sorted_ts timestamptz
);
create index unsorted_request_open on unsorted_request (accepted_ts) where sorted_ts is null;

-- A letter is about a plan, about a request to sort out, or about neither.
alter table outbox add column unsorted_request_id bigint references unsorted_request (id) on delete cascade;
create index outbox_unsorted_request on outbox (unsorted_request_id) where unsorted_request_id is not null;

-- Ranges of days and of whole numbers have two ends (specification, section 3). A price without an end of its parties
-- holds up to twelve, as many as are listed; one without an end of its season holds all year, for seasons have no year.
delete from price_component where lower_inf(party_size) and upper(party_size) <= 1;
update price_component
  set party_size = party_size * int4range(1, greatest(coalesce(lower(party_size), 0) + 1, 13))
  where lower_inf(party_size) or upper_inf(party_size);
update price_component set season = null where not season <@ '[0001-01-01,9999-12-31)';
update place set nights = null where lower_inf(nights) or upper_inf(nights);
update plan set nights = null where lower_inf(nights) or upper_inf(nights);
update plan set budget_minor = null where lower_inf(budget_minor) or upper_inf(budget_minor);
update plan set travel_dates = null where not travel_dates <@ '[0001-01-01,9999-12-31)';

alter table price_component
  add constraint price_component_party_size_bounded check (not lower_inf(party_size) and not upper_inf(party_size)),
  add constraint price_component_season_bounded check (season <@ '[0001-01-01,9999-12-31)');
alter table place add constraint place_nights_bounded check (not lower_inf(nights) and not upper_inf(nights));
alter table plan
  add constraint plan_nights_bounded check (not lower_inf(nights) and not upper_inf(nights)),
  add constraint plan_budget_minor_bounded check (not lower_inf(budget_minor) and not upper_inf(budget_minor)),
  add constraint plan_travel_dates_bounded check (travel_dates <@ '[0001-01-01,9999-12-31)');

-- The lowest price for each of two travellers on any day of the year; null where none is known. The same rule as
-- fromPriceMinor in app/features/trip/price/price-component.ts, with which a test compares it.
create function from_price(priced_trip bigint) returns bigint language sql stable as $$
  with component as (
    select per, amount_minor, party_size,
      to_char(lower(season), 'MM-DD') collate "C" as first, to_char(upper(season), 'MM-DD') collate "C" as past
    from price_component
    where trip_id = priced_trip and not coalesce(isempty(season), false)
  ), day as (
    select '01-01' collate "C" as at
    union select first from component where first is not null
    union select past from component where past is not null
  ), price as (
    select coalesce(sum(amount_minor) filter (where per = 'person'), 0)
      + ceil(coalesce(sum(amount_minor) filter (where per = 'group'), 0) / 2) as minor
    from day join component on party_size @> 2 and (first is null
      or case when first < past then at >= first and at < past else at >= first or at < past end)
    group by at
  )
  select min(minor)::bigint from price
$$;

-- One truth: the column follows the components, whatever else is written into it.
create function trip_price_follows() returns trigger language plpgsql as $$
begin
  new.from_price_minor := case when tg_op = 'UPDATE' then from_price(new.id) end;
  return new;
end $$;
create trigger trip_price_follows before insert or update of from_price_minor on trip
  for each row execute function trip_price_follows();

create function refresh_from_price(ids bigint[]) returns void language sql as $$
  update trip set from_price_minor = from_price(id)
  where id = any(ids) and from_price_minor is distinct from from_price(id)
$$;
create function price_follows_components() returns trigger language plpgsql as $$
begin
  perform refresh_from_price(array(select distinct trip_id from changed));
  return null;
end $$;
create function price_follows_moved_components() returns trigger language plpgsql as $$
begin
  perform refresh_from_price(array(select trip_id from was union select trip_id from changed));
  return null;
end $$;
create function price_follows_no_components() returns trigger language plpgsql as $$
begin
  perform refresh_from_price(array(select id from trip));
  return null;
end $$;
create trigger price_follows_new_components after insert on price_component
  referencing new table as changed for each statement execute function price_follows_components();
create trigger price_follows_components after update on price_component
  referencing old table as was new table as changed for each statement execute function price_follows_moved_components();
create trigger price_follows_old_components after delete on price_component
  referencing old table as changed for each statement execute function price_follows_components();
create trigger price_follows_no_components after truncate on price_component
  for each statement execute function price_follows_no_components();

select refresh_from_price(array(select id from trip));

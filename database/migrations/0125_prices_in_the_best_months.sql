-- A trip's price starts from the lowest of its best months: "from US$ 2,225" in months in which it is not meant to be
-- says nothing to whoever reads the months beside it. The same rule as fromPriceMinor in
-- app/features/trip/price/price.ts, with which a test compares it.
drop trigger trip_price_follows on trip;

create function from_price(priced_trip bigint, best_months smallint[]) returns bigint language sql stable as $$
  with component as (
    select per, amount_minor, party_size,
      to_char(lower(season), 'MM-DD') collate "C" as first, to_char(upper(season), 'MM-DD') collate "C" as past
    from price_component
    where trip_id = priced_trip and not coalesce(isempty(season), false)
  ), border as (
    select first as at from component where first is not null
    union select past from component where past is not null
  ), day as (
    select to_char(month, 'fm00') || '-01' collate "C" as at from unnest(best_months) as month
    union select at from border where left(at, 2)::smallint = any (best_months)
  ), price as (
    select coalesce(sum(amount_minor) filter (where per = 'person'), 0)
      + ceil(coalesce(sum(amount_minor) filter (where per = 'group'), 0) / 2) as minor
    from day join component on party_size @> 2 and (first is null
      or case when first < past then at >= first and at < past else at >= first or at < past end)
    group by at
  )
  select min(minor)::bigint from price
$$;

create or replace function trip_price_follows() returns trigger language plpgsql as $$
begin
  new.from_price_minor := case when tg_op = 'UPDATE' then from_price(new.id, new.best_months::smallint[]) end;
  return new;
end $$;
create trigger trip_price_follows before insert or update of from_price_minor, best_months on trip
  for each row execute function trip_price_follows();

create or replace function refresh_from_price(ids bigint[]) returns void language sql as $$
  update trip set from_price_minor = from_price(id, best_months::smallint[])
  where id = any(ids) and from_price_minor is distinct from from_price(id, best_months::smallint[])
$$;
drop function from_price(bigint);

select refresh_from_price(array(select id from trip));

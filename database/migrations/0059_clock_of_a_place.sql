-- Each place has its own time zone. Until the seed writes the authored one, and for places that are no longer
-- authored, it is that of the sun, by longitude.
alter table place add column time_zone text;
update place
  set time_zone = 'Etc/GMT' || case when longitude < 0 then '+' else '-' end || abs(round(longitude / 15));
alter table place alter column time_zone set not null;

-- Where a popular place is that has no page yet: latitude and longitude.
alter table navigation_link add column coordinates double precision[] check (cardinality(coordinates) = 2);

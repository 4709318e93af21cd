-- The highest point of a day where neither its bed nor its sights are as high: a pass that is driven over, a summit.
alter table trip_day add column highest_m integer check (highest_m between 1 and 9000);

-- A key may end by itself: it works until the end of its last day, in UTC.
alter table api_key add column last_day date check (last_day >= (created_ts at time zone 'UTC')::date);

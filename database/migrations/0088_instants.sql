-- A time range of a wish is written as the database has it: what was sent before could be any text that it reads.
update plan set wish = jsonb_set(wish, '{activityTime}', to_jsonb(activity_timerange::text))
where wish ->> 'activityTime' is not null;
update plan_draft set new_plan = new_plan #- '{wish,activityTime}'
where new_plan #>> '{wish,activityTime}' is not null;

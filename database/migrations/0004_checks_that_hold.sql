-- A check passes when it comes out null, and a missing language made it null: words need both.
alter domain words drop constraint words_check;
alter domain words add constraint words_check check (
  value is null or coalesce(jsonb_typeof(value -> 'en') = 'string' and jsonb_typeof(value -> 'es') = 'string', false)
);

-- History goes only together with its plan, never by itself.
create trigger plan_event_kept before delete on plan_event
  for each row when (pg_trigger_depth() = 0) execute function plan_event_is_history();
create trigger plan_event_not_emptied before truncate on plan_event
  for each statement execute function plan_event_is_history();

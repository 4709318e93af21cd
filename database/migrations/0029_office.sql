-- The office's inbox reads each of its groups in order by an index, however many plans are open.
create index plan_waits_for_them on plan (waiting_since desc, id desc)
  where waits_for <> 'planner' and closed_date is null and lost_date is null;
create index plan_snoozed on plan (snoozed_until, id)
  where snoozed_until is not null and closed_date is null and lost_date is null;
create index plan_over on plan (created_ts desc, id desc) where closed_date is not null or lost_date is not null;
create index plan_contact_name_alike on plan using gin (contact_name gin_trgm_ops);
create index plan_contact_email_alike on plan using gin ((contact_email::text) gin_trgm_ops);

-- Whoever writes is heard at once: a plan that was put off comes back.
create function wake_plan() returns trigger language plpgsql as $$
begin
  update plan set snoozed_until = null where id = new.plan_id and snoozed_until is not null;
  return null;
end $$;
create trigger message_wakes_plan after insert on message
  for each row when (new.author_kind = 'traveller') execute function wake_plan();

create index plan_presence_seen on plan_presence (seen_ts);

-- Whoever changes a plan holds its row first and the change log after it. In the other order, a message marked as read
-- and an answer to its plan waited for each other until one of them was refused.
create or replace function raise_plan_revision() returns trigger language plpgsql as $$
declare
  changed bigint := coalesce(new.plan_id, old.plan_id);
begin
  perform from plan where id = changed for no key update;
  update plan set revision = revision + 1 where id = changed;
  return null;
end $$;

create or replace function wake_plan() returns trigger language plpgsql as $$
begin
  perform from plan where id = new.plan_id for no key update;
  update plan set snoozed_until = null where id = new.plan_id and snoozed_until is not null;
  return null;
end $$;

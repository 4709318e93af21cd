-- Who writes after a trip is booked, or given up, waits for an answer like everybody: the inbox lists by who waits alone.
-- Plans that were over before anybody was waited for wait for nobody.
update plan set waits_for = 'nobody' where lost_date is not null and waits_for = 'planner'
  and not exists (select from message where plan_id = plan.id and author_kind = 'traveller' and created_ts > lost_date);
drop index plan_waiting;
create index plan_waiting on plan (answer_due_ts) where waits_for = 'planner';
drop index plan_over;
create index plan_over on plan (created_ts desc, id desc)
  where (closed_date is not null or lost_date is not null) and waits_for <> 'planner';

-- The links in emails open a plan's proposals without a log-in. A link names an edition; withdrawing them begins the
-- next one, which the next email carries. A plan without a row is at its first edition.
create table proposal_link (
  plan_id bigint primary key references plan (id) on delete cascade,
  edition integer not null check (edition > 1),
  withdrawn_ts timestamptz not null
);

-- Events that say more than a kept booking needs are deleted with their person; otherwise the log stays append-only.
drop trigger plan_event_kept on plan_event;
create trigger plan_event_kept before delete on plan_event
  for each row when (pg_trigger_depth() = 0 and coalesce(current_setting('ceiba.erasing', true), '') <> 'yes')
  execute function plan_event_is_history();

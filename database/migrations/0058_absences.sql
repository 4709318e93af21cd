-- Days on which a planner is away, and the colleague who answers meanwhile. Days are those of the planner's own calendar.
create table absence (
  id bigint primary key generated always as identity,
  staff_fkey text not null references staff (fkey) on update cascade,
  first_day date not null,
  last_day date not null,
  stand_in_fkey text references staff (fkey) on update cascade,
  entered_by bigint references users (id) on delete set null,
  entered_ts timestamptz not null default now(),
  constraint absence_ends_after_it_begins check (last_day >= first_day),
  constraint absence_stand_in_is_another check (stand_in_fkey <> staff_fkey)
);
create index absence_staff on absence (staff_fkey, last_day);
create index absence_entered_by on absence (entered_by) where entered_by is not null;

create trigger tell_content after insert or update or delete or truncate on absence
  for each statement execute function tell_content_changed();

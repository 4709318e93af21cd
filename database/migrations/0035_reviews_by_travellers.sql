-- What travellers write of their trips, until the office has read it and afterwards: one a plan.
create table trip_review (
  plan_id bigint primary key references plan (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  title text not null check (length(title) between 1 and 120),
  comment text not null check (length(comment) between 1 and 5000),
  -- Whether the site may show it, with the first name.
  may_publish boolean not null,
  written_in language_code not null,
  written_ts timestamptz not null,
  state text not null check (state in ('waiting', 'published', 'refused', 'private')),
  decided_ts timestamptz,
  -- Told to the author.
  reason text check (length(reason) between 1 and 2000),
  review_id bigint references review (id) on delete set null,
  check (state <> 'waiting' or may_publish),
  check ((state in ('published', 'refused')) = (decided_ts is not null)),
  check ((state = 'refused') = (reason is not null))
);
create index trip_review_state on trip_review (state, written_ts desc, plan_id desc);
create trigger trip_review_revision after insert or update on trip_review
  for each row execute function raise_plan_revision();

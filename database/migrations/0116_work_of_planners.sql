-- The weekly email of facts that grew old: when its list was last looked at, and that it may be refused.
alter table users add column facts_listed_on date;
alter table users drop constraint users_refused_emails_check;
alter table users add constraint users_refused_emails_check
  check (refused_emails <@ array['proposal', 'reminder', 'review', 'anniversary', 'facts']);

-- A planner's own sentences for their replies, in one language or both.
create table planner_phrase (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  en text not null check (length(en) <= 5000),
  es text not null check (length(es) <= 5000),
  check (en <> '' or es <> '')
);
create unique index planner_phrase_name on planner_phrase (user_id, name);

-- Which member of the office has a document open.
create table document_presence (
  kind text not null,
  key text not null,
  user_id bigint not null references users (id) on delete cascade,
  seen_ts timestamptz not null,
  primary key (kind, key, user_id),
  foreign key (kind, key) references document (kind, key) on delete cascade
);
create index document_presence_user on document_presence (user_id);
create index document_presence_seen on document_presence (seen_ts);

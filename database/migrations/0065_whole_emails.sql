-- Each email that came in for a plan, as it came: sealed, in a file named by its SHA-256. A row is written before the
-- email is read, so that nothing that somebody wrote is lost, whatever happens while it is read.
create table inbound_email (
  id bigint generated always as identity primary key,
  plan_id bigint not null references plan (id) on delete cascade,
  -- The message that it became; null while it is none.
  message_id bigint unique references message (id) on delete cascade,
  -- To whose reply address it came.
  side text not null check (side in ('traveller', 'planner')),
  -- SHA-256 of the email as it came: delivered again, it is the same row.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  state text not null default 'received' check (
    state in ('received', 'joined', 'waiting', 'refused', 'automatic', 'bounced', 'empty', 'unreadable')
  ),
  tries integer not null default 0 check (tries >= 0),
  -- Whether its message shows it as it came, because it could not be read.
  is_raw boolean not null default false,
  from_name text not null default '' check (length(from_name) <= 200),
  from_address text not null default '' check (length(from_address) <= 320),
  subject text not null default '' check (length(subject) <= 500),
  -- How it begins, for the office's list of those that are not in the conversation.
  excerpt text not null default '' check (length(excerpt) <= 500),
  bytes integer not null check (bytes > 0),
  sum text not null check (sum ~ '^[0-9a-f]{64}$'),
  received_ts timestamptz not null,
  unique (plan_id, digest),
  check ((state = 'joined') = (message_id is not null))
);
create index inbound_email_sum on inbound_email (sum);
create trigger inbound_email_revision after update of state on inbound_email
  for each row execute function raise_plan_revision();

-- A file that was not stored is named beside the message that it came with, to both sides.
alter table message_attachment
  add column refused text check (refused in ('empty', 'too_large', 'type', 'macro', 'too_many')),
  alter column sum drop not null,
  drop constraint message_attachment_bytes_check,
  add constraint message_attachment_bytes_check check (bytes >= 0 and (refused is not null or bytes between 1 and 26214400)),
  add constraint message_attachment_stored_or_refused check ((sum is null) = (refused is not null));

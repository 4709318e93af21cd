-- Invitations to the staff. The link in the email is made of the number and a proof that only the server can make, so that
-- whoever reads this table has no link. An invitation is open until it is used, withdrawn or expired.
create table staff_invitation (
  id bigint generated always as identity primary key,
  email citext not null check (position('@' in email::text) > 1 and length(email::text) <= 254),
  role text not null check (role in ('planner', 'admin')),
  staff_fkey text references staff (fkey) on delete cascade,
  invited_by bigint references users (id) on delete set null,
  created_ts timestamptz not null,
  expires_ts timestamptz not null,
  closed_ts timestamptz,
  check (role <> 'planner' or staff_fkey is not null)
);
create unique index staff_invitation_open on staff_invitation (email) where closed_ts is null;
create index staff_invitation_staff on staff_invitation (staff_fkey);
create index staff_invitation_by on staff_invitation (invited_by);

-- People of partners are invited as well, each to one partner.
alter table staff_invitation add column affiliate_id bigint references affiliate (id) on delete cascade;
alter table staff_invitation drop constraint staff_invitation_role_check;
alter table staff_invitation add constraint staff_invitation_role_check check (role in ('planner', 'admin', 'partner'));
alter table staff_invitation add check ((role = 'partner') = (affiliate_id is not null));
create index staff_invitation_affiliate on staff_invitation (affiliate_id);

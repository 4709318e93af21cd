-- The end of somebody's access names whose it is, so that only their held requests are asked again who they are. Row by
-- row: a statement that ends no session (each log-in sweeps the expired ones) tells nobody.
create function tell_access_of_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('ceiba_access', old.user_id::text);
  return null;
end $$;

create function tell_access_of_user() returns trigger language plpgsql as $$
begin
  perform pg_notify('ceiba_access', old.id::text);
  return null;
end $$;

drop trigger auth_session_access on auth_session;
create trigger auth_session_access after delete or update of user_id, token, expires_ts on auth_session
  for each row execute function tell_access_of_session();
drop trigger users_access on users;
create trigger users_access after delete or update of role, affiliate_id, staff_fkey on users
  for each row execute function tell_access_of_user();

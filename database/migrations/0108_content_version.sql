-- How often content was changed, so that a process can tell whether pages of an earlier one still show what there is.
create sequence content_version;

create or replace function tell_content_changed() returns trigger language plpgsql as $$
begin
  perform nextval('content_version');
  perform pg_notify('ceiba_content', json_build_object('table', tg_table_name, 'names', '[]'::json)::text);
  return null;
end $$;

create or replace function tell_named_content_changed() returns trigger language plpgsql as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'is_now' when 'DELETE' then 'was' else 'was union select %1$s from is_now' end;
  names text[];
  is_listed_anew boolean := false;
begin
  execute format('select array_agg(name) from (select %1$s as name from ' || changed || ' limit 21) as row_name', tg_argv[0])
    into names;
  if names is null then
    return null;
  end if;
  if tg_nargs > 1 then
    execute format('select exists (select %1$s from is_now except select %1$s from was)', tg_argv[1]) into is_listed_anew;
  end if;
  if is_listed_anew or cardinality(names) > 20 or array_position(names, null) is not null then
    names := '{}';
  end if;
  perform nextval('content_version');
  perform pg_notify('ceiba_content', json_build_object('table', tg_table_name, 'names', names)::text);
  return null;
end $$;

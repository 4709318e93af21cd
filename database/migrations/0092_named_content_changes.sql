-- A notice of changed content says which table changed and, where pages name its rows in their links, which rows they are: a
-- node renders the pages that show them before it answers, and not all of them.
create or replace function tell_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('ceiba_content', json_build_object('table', tg_table_name, 'names', '[]'::json)::text);
  return null;
end $$;

-- Its first argument is how pages name a row; its second, columns on which depends where a row is listed: lists show a row
-- that did not name it before.
create function tell_named_content_changed() returns trigger language plpgsql as $$
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
  perform pg_notify('ceiba_content', json_build_object('table', tg_table_name, 'names', names)::text);
  return null;
end $$;

-- For a table that searches alone read.
create function tell_searched_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('ceiba_content', json_build_object('table', tg_table_name, 'names', null)::text);
  return null;
end $$;

drop trigger tell_content on spoken_word;
create trigger tell_content after insert or update or delete or truncate on spoken_word
  for each statement execute function tell_searched_content_changed();

do $$
declare
  shown record;
begin
  for shown in select * from (values
    ('trip', 'key', 'id, archived'),
    ('place', 'slug', 'id, archived'),
    ('catalogue_item', 'key', 'id, archived'),
    ('article', 'slug', 'id'),
    ('species', 'key', 'key'),
    ('trip_country', '(select key from trip where id = trip_id)', 'trip_id, country_tag, published')
  ) as named (by_name, name, listed) loop
    execute format('drop trigger tell_content on %1$I;
      create trigger tell_content after insert or delete or truncate on %1$I
        for each statement execute function tell_content_changed();
      create trigger tell_content_updated after update on %1$I
        referencing old table as was new table as is_now
        for each statement execute function tell_named_content_changed(%2$L, %3$L)',
      shown.by_name, shown.name, shown.listed);
  end loop;
  -- Rows of a trip: whether they come or go, the trip's pages show it.
  for shown in select * from (values ('price_component'), ('trip_day'), ('finder_trip')) as named (by_name) loop
    execute format('drop trigger tell_content on %1$I;
      create trigger tell_content after truncate on %1$I
        for each statement execute function tell_content_changed();
      create trigger tell_content_inserted after insert on %1$I referencing new table as is_now
        for each statement execute function tell_named_content_changed(%2$L);
      create trigger tell_content_updated after update on %1$I
        referencing old table as was new table as is_now
        for each statement execute function tell_named_content_changed(%2$L);
      create trigger tell_content_deleted after delete on %1$I referencing old table as was
        for each statement execute function tell_named_content_changed(%2$L)',
      shown.by_name, '(select key from trip where id = trip_id)');
  end loop;
end $$;

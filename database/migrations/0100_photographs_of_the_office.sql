-- The office uploads a photograph, says where to look, describes it in both languages, and then publishes it.
alter table photo
  -- The point, in percent from the left and the top, that every crop keeps.
  add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
  add column focus_y smallint not null default 50 check (focus_y between 0 and 100),
  -- Under which terms it may be shown.
  add column licence text check (length(licence) between 1 and 200),
  add column file_name text not null default '' check (length(file_name) <= 200),
  -- Increases with every change, so that nobody overwrites what they did not see.
  add column number integer not null default 1 check (number > 0),
  -- Until now all were published with their words.
  add column published boolean not null default true,
  -- Who may change it while it shows nothing yet; accounts are erased, not deleted.
  add column added_by bigint,
  add constraint photo_published_with_words check (not published or (alt ->> 'en' <> '' and alt ->> 'es' <> ''));
alter table photo alter column published set default false;

-- How pages name a subject in their links; null for one that they show without a link.
create function photo_subject_name(kind text, key text) returns text language sql immutable as $$
  select case
    when kind in ('place', 'tour', 'hotel') then regexp_replace(key, '^.*/', '')
    when kind = 'trip_day' then split_part(key, '/', 1)
    when kind in ('trip', 'article', 'species') then key
  end
$$;

-- The names of what a photograph shows; null among them for a page that names it by its key.
create function photo_names(of_id bigint, of_key text) returns setof text language sql stable as $$
  select photo_subject_name(subject_kind, subject_key) from photo_use where photo_id = of_id
  union all
  select null where exists (select from country where photo = of_key)
    or exists (select from web_page where content::text like '%' || of_key || '%')
$$;

do $$
declare
  shown record;
begin
  for shown in select * from (values
    ('photo', 'photo_names(id, key)'),
    ('photo_use', 'photo_subject_name(subject_kind, subject_key)')
  ) as named (by_name, name) loop
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
      shown.by_name, shown.name);
  end loop;
end $$;

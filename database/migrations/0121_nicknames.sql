-- What travellers call things who do not use our words: content/nicknames, a row for each thing. Searches alone read it.
create table nickname (
  document text not null check (document <> ''),
  kind text not null check (kind in ('trip', 'destination', 'attraction', 'region', 'hotel', 'tour', 'species', 'article', 'page')),
  key text not null check (key <> ''),
  en text[] not null,
  es text[] not null,
  primary key (document, kind, key)
);

create trigger tell_content after insert or update or delete or truncate on nickname
  for each statement execute function tell_searched_content_changed();

-- The catalogue's documents as they are written: content/ with what the office published over it. Whoever writes catalogue
-- rows writes the document in the same transaction. json and not jsonb: the order of its parts is the author's.
create table document (
  kind text not null,
  key text not null,
  -- The country whose folder it is in, and the one that it is about.
  country text,
  about text,
  title words not null,
  -- What is published; null for what never was.
  content json,
  -- The version that is published; 0 if the office never touched it.
  number integer not null default 0,
  -- Of all of the above, to know what a release changed.
  sum text not null default '',
  updated_ts timestamptz not null default now(),
  primary key (kind, key)
);
create index document_about on document (kind, about);

-- Every version that the office saved, and what content/ said when it began and at each release since.
create table document_version (
  kind text not null,
  key text not null,
  number integer not null check (number >= 0),
  content json,
  state text not null check (state in ('released', 'draft', 'scheduled', 'published', 'archived')),
  -- The version with what content/ said, on which it is based; null if content/ said nothing.
  base integer,
  author bigint references users (id) on delete set null,
  note text,
  publish_at timestamptz,
  -- What this version and the release both changed: the office's value stayed.
  conflicts json not null default '[]',
  -- Why it could not be published at its hour.
  problems json not null default '[]',
  created_ts timestamptz not null default now(),
  primary key (kind, key, number),
  foreign key (kind, key) references document (kind, key),
  check ((state = 'scheduled') = (publish_at is not null) or state = 'published')
);
create index document_version_scheduled on document_version (publish_at) where state = 'scheduled';
create index document_version_author on document_version (author);

-- A version is never changed: only its state moves on.
create function keep_document_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a version of a document is kept';
  end if;
  if (new.kind, new.key, new.number, new.content::text, new.base, new.note, new.created_ts, new.conflicts::text)
    is distinct from (old.kind, old.key, old.number, old.content::text, old.base, old.note, old.created_ts, old.conflicts::text)
    or (new.author is distinct from old.author and new.author is not null)
    or (new.state <> old.state and old.state not in ('draft', 'scheduled')) then
    raise exception 'a version of a document is never changed';
  end if;
  return new;
end $$;
create trigger keep_document_version before update or delete on document_version
  for each row execute function keep_document_version();

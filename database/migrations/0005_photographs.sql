-- Photographs of the operator's own, and what each of them shows. Their files lie in the data folder.

create table photo (
  id bigint generated always as identity primary key,
  -- From the digest of what was uploaded: the same bytes are the same photograph.
  key text not null unique check (key ~ '^[0-9a-f]{32}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  format text not null check (format in ('jpeg', 'png', 'webp', 'avif')),
  bytes integer not null check (bytes > 0),
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  blur text not null check (length(blur) <= 300),
  alt words not null,
  credit text check (length(credit) between 1 and 200),
  created_ts timestamptz not null
);

-- A subject is named by its kind and key, not by a row: days of a trip are planted anew when the trip changes.
create table photo_use (
  photo_id bigint not null references photo (id) on delete cascade,
  subject_kind text not null check (subject_kind in ('country', 'place', 'trip', 'trip_day', 'tour', 'hotel',
    'theme', 'article', 'web_page', 'staff', 'species')),
  subject_key text not null check (length(subject_key) between 1 and 300),
  position smallint not null check (position >= 0),
  -- Whether content/ named it; what the office attached stays when content/ changes.
  planted boolean not null default false,
  primary key (subject_kind, subject_key, photo_id)
);
create index photo_use_first on photo_use (subject_kind, subject_key, position, photo_id);
create index photo_use_photo on photo_use (photo_id);

-- What the office wrote in the place of the sentences that an email is built with: every version, the latest is sent.
create table email_text (
  template text not null,
  number integer not null check (number > 0),
  -- By the name of the sentence, in both languages; what is not in it is said as it is built.
  texts json not null,
  author bigint references users (id) on delete set null,
  created_ts timestamptz not null default now(),
  primary key (template, number)
);
create index email_text_author on email_text (author);

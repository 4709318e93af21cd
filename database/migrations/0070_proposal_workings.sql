-- What only the office knows of a draft: what its price lines are computed from, which are set by hand, what they cost.
alter table proposal add column workings jsonb not null default '{}';

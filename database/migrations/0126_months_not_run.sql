-- Months in which nobody can start a trip: its prices are not shown for them.
alter table trip add column not_run_months smallint[] not null default '{}';

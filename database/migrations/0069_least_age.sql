-- The age from which a child may come on a trip; null for any.
alter table trip add column minimum_age smallint check (minimum_age > 0);

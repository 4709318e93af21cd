-- The second line of a command that came to nothing names its first, so that the two are read as one.
alter table audit add column begun_id bigint references audit (id);
create index audit_outcome on audit (begun_id) where begun_id is not null;
create index audit_command on audit (command, id);

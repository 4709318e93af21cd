-- Whether a receipt was emailed: a mailbox named by many requests gets few, and before a planner writes nothing else.
alter table plan add column has_receipt boolean not null default true;

-- A request's message and page have columns of their own; nothing writes or reads the notes they once shared.
alter table plan drop column notes;

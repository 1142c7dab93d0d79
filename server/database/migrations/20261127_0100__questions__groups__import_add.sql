-- Passages of a file become groups when its import is committed, and go with it when it is taken back.
alter table question_groups add column import_id uuid;
grant delete on question_groups, question_group_versions to app;

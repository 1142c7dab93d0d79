-- A sheet with headings of its own waits until somebody has said what they are.
alter table question_imports drop constraint question_imports_status_check;
alter table question_imports add constraint question_imports_status_check
  check (status in ('reading', 'matching', 'checked', 'committing', 'committed', 'undone', 'cancelled', 'failed'));
alter table question_imports add column sheet jsonb;

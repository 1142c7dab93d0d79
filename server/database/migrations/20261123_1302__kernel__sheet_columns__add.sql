alter table sheet_checks drop constraint sheet_checks_status_check;
alter table sheet_checks add constraint sheet_checks_status_check
  check (status in ('matching', 'checked', 'committed', 'undone', 'cancelled'));
-- Its columns as they were read and matched; null for checks from before that.
alter table sheet_checks add column columns jsonb;
-- The cells of the row in the file's order, so that they can be matched otherwise.
alter table sheet_check_rows add column cells jsonb;

-- The day of staff asks who studied or began a test lately, and which challenges of keys nobody has decided.
create index study_days_by_day on study_days (institute_id, day);
create index attempts_by_start on attempts (institute_id, started_at);
create index key_challenges_open on key_challenges (institute_id, paper_id) where state = 'open';

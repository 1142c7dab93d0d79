-- The list of the bank shows the newest first, and of those that came at once, as in an import, the highest number.
drop index questions_by_time;
create index questions_by_time on questions (institute_id, updated_at desc, number desc) where removed_at is null;

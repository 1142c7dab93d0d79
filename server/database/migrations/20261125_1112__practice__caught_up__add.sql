-- When the answers that a student gave before practice existed were learned from; null: not yet.
alter table practice_students add column caught_up_at timestamptz;

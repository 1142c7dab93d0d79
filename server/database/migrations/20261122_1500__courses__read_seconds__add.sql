-- Time spent with documents and articles: what of an opening was told so far, and what was believed of each lesson.
alter table lesson_sittings add column read_seconds integer not null default 0;
alter table lesson_progress add column seconds_read integer not null default 0;

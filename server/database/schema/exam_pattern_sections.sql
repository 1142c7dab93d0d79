-- Generated: reference table of the migrated database.

create table exam_pattern_sections (
  pattern_id text not null,
  "position" smallint not null,
  title text not null,
  subject_code text not null,
  types text[] not null,
  questions smallint not null,
  counted smallint not null,
  rule jsonb not null,
  stems smallint,
  constraint exam_pattern_sections_pkey PRIMARY KEY (pattern_id, "position"),
  constraint exam_pattern_sections_pattern_id_fkey FOREIGN KEY (pattern_id) REFERENCES exam_patterns(id),
  constraint exam_pattern_sections_check CHECK (counted >= 1 AND counted <= questions),
  constraint exam_pattern_sections_check1 CHECK (stems >= 1 AND stems <= questions)
);

grant insert, select, update on exam_pattern_sections to staff;

grant select on exam_pattern_sections to app;

grant select on exam_pattern_sections to jobs;

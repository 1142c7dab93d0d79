-- Generated: tenant table of the migrated database.

create table practice_link_exams (
  institute_id bigint not null,
  exam_id smallint not null,
  changed_at timestamp with time zone not null,
  constraint practice_link_exams_pkey PRIMARY KEY (institute_id, exam_id),
  constraint practice_link_exams_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams(id)
);

alter table practice_link_exams enable row level security;

alter table practice_link_exams force row level security;

create policy tenant on practice_link_exams for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on practice_link_exams to app;

grant select on practice_link_exams to staff;

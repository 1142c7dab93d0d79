-- Generated: tenant table of the migrated database.

create table exam_dates (
  institute_id bigint not null,
  exam_id smallint not null,
  title text not null,
  day date not null,
  saved_at timestamp with time zone not null,
  constraint exam_dates_pkey PRIMARY KEY (institute_id, exam_id),
  constraint exam_dates_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams(id),
  constraint exam_dates_title_check CHECK (length(title) >= 1 AND length(title) <= 80)
);

alter table exam_dates enable row level security;

alter table exam_dates force row level security;

create policy tenant on exam_dates for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on exam_dates to app;

grant select on exam_dates to staff;

-- Generated: tenant table of the migrated database.

create table enrolments (
  institute_id bigint not null,
  course_id uuid not null,
  account_id uuid not null,
  enrolled_at timestamp with time zone not null,
  last_lesson_id uuid,
  last_at timestamp with time zone,
  lessons_done integer default 0 not null,
  completed_at timestamp with time zone,
  constraint enrolments_pkey PRIMARY KEY (institute_id, course_id, account_id),
  constraint enrolments_institute_id_course_id_fkey FOREIGN KEY (institute_id, course_id) REFERENCES courses(institute_id, id)
);

CREATE INDEX enrolments_newest ON public.enrolments USING btree (institute_id, enrolled_at) INCLUDE (course_id);

CREATE INDEX enrolments_of_account ON public.enrolments USING btree (institute_id, account_id, last_at DESC);

alter table enrolments enable row level security;

alter table enrolments force row level security;

create policy tenant on enrolments for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on enrolments to app;

grant select on enrolments to staff;

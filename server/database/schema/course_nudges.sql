-- Generated: tenant table of the migrated database.

create table course_nudges (
  institute_id bigint not null,
  account_id uuid not null,
  course_id uuid not null,
  nudged_at timestamp with time zone not null,
  nudged_by uuid,
  constraint course_nudges_pkey PRIMARY KEY (institute_id, account_id),
  constraint course_nudges_institute_id_course_id_fkey FOREIGN KEY (institute_id, course_id) REFERENCES courses(institute_id, id)
);

CREATE INDEX course_nudges_of_course ON public.course_nudges USING btree (institute_id, course_id);

alter table course_nudges enable row level security;

alter table course_nudges force row level security;

create policy tenant on course_nudges for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on course_nudges to app;

grant select on course_nudges to staff;

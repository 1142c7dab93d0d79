-- Generated: tenant table of the migrated database.

create table course_authors (
  institute_id bigint not null,
  course_id uuid not null,
  account_id uuid not null,
  added_by uuid,
  added_at timestamp with time zone not null,
  constraint course_authors_pkey PRIMARY KEY (institute_id, course_id, account_id),
  constraint course_authors_institute_id_course_id_fkey FOREIGN KEY (institute_id, course_id) REFERENCES courses(institute_id, id)
);

CREATE INDEX course_authors_of_account ON public.course_authors USING btree (institute_id, account_id);

alter table course_authors enable row level security;

alter table course_authors force row level security;

create policy tenant on course_authors for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on course_authors to app;

grant select on course_authors to staff;

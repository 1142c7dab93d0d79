-- Generated: tenant table of the migrated database.

create table student_views (
  institute_id bigint not null,
  id uuid not null,
  staff_id uuid not null,
  session_id uuid not null,
  student_id uuid not null,
  reason text not null,
  started_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint student_views_pkey PRIMARY KEY (institute_id, id),
  constraint student_views_institute_id_staff_id_fkey FOREIGN KEY (institute_id, staff_id) REFERENCES accounts(institute_id, id),
  constraint student_views_institute_id_student_id_fkey FOREIGN KEY (institute_id, student_id) REFERENCES accounts(institute_id, id)
);

CREATE INDEX student_views_of_student ON public.student_views USING btree (institute_id, student_id);

alter table student_views enable row level security;

alter table student_views force row level security;

create policy tenant on student_views for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on student_views to app;

grant select on student_views to staff;

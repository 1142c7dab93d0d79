-- Generated: tenant table of the migrated database.

create table course_versions (
  institute_id bigint not null,
  course_id uuid not null,
  version integer not null,
  details jsonb not null,
  outline jsonb not null,
  note text default ''::text not null,
  published_by uuid,
  published_at timestamp with time zone not null,
  constraint course_versions_pkey PRIMARY KEY (institute_id, course_id, version),
  constraint course_versions_institute_id_course_id_fkey FOREIGN KEY (institute_id, course_id) REFERENCES courses(institute_id, id)
);

alter table course_versions enable row level security;

alter table course_versions force row level security;

create policy tenant on course_versions for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on course_versions to app;

grant select on course_versions to staff;

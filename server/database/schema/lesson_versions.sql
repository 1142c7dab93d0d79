-- Generated: tenant table of the migrated database.

create table lesson_versions (
  institute_id bigint not null,
  lesson_id uuid not null,
  version integer not null,
  course_id uuid not null,
  content jsonb not null,
  published_at timestamp with time zone not null,
  constraint lesson_versions_pkey PRIMARY KEY (institute_id, lesson_id, version)
);

CREATE INDEX lesson_versions_of_course ON public.lesson_versions USING btree (institute_id, course_id);

alter table lesson_versions enable row level security;

alter table lesson_versions force row level security;

create policy tenant on lesson_versions for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on lesson_versions to app;

grant select on lesson_versions to staff;

-- Generated: tenant table of the migrated database.

create table course_sections (
  institute_id bigint not null,
  id uuid not null,
  course_id uuid not null,
  "position" integer not null,
  title text not null,
  release jsonb,
  constraint course_sections_pkey PRIMARY KEY (institute_id, id),
  constraint course_sections_institute_id_course_id_fkey FOREIGN KEY (institute_id, course_id) REFERENCES courses(institute_id, id)
);

CREATE INDEX course_sections_of_course ON public.course_sections USING btree (institute_id, course_id, "position");

alter table course_sections enable row level security;

alter table course_sections force row level security;

create policy tenant on course_sections for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on course_sections to app;

grant select on course_sections to staff;

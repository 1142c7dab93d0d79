-- Generated: tenant table of the migrated database.

create table pack_courses (
  institute_id bigint not null,
  pack_id uuid not null,
  course_id uuid not null,
  "position" integer not null,
  constraint pack_courses_pkey PRIMARY KEY (institute_id, pack_id, course_id),
  constraint pack_courses_institute_id_course_id_fkey FOREIGN KEY (institute_id, course_id) REFERENCES courses(institute_id, id),
  constraint pack_courses_institute_id_pack_id_fkey FOREIGN KEY (institute_id, pack_id) REFERENCES courses(institute_id, id)
);

CREATE INDEX pack_courses_of_course ON public.pack_courses USING btree (institute_id, course_id);

alter table pack_courses enable row level security;

alter table pack_courses force row level security;

create policy tenant on pack_courses for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on pack_courses to app;

grant select on pack_courses to staff;

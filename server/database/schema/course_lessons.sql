-- Generated: tenant table of the migrated database.

create table course_lessons (
  institute_id bigint not null,
  id uuid not null,
  course_id uuid not null,
  section_id uuid not null,
  "position" integer not null,
  kind text not null,
  title text not null,
  draft jsonb not null,
  revision integer default 1 not null,
  version integer default 0 not null,
  changed boolean default true not null,
  updated_by uuid,
  updated_at timestamp with time zone not null,
  constraint course_lessons_pkey PRIMARY KEY (institute_id, id),
  constraint course_lessons_institute_id_course_id_fkey FOREIGN KEY (institute_id, course_id) REFERENCES courses(institute_id, id),
  constraint course_lessons_institute_id_section_id_fkey FOREIGN KEY (institute_id, section_id) REFERENCES course_sections(institute_id, id)
);

CREATE INDEX course_lessons_by_words ON public.course_lessons USING gin (search.name_lexemes(institute_id, (draft ->> 'title'::text), ''::text)) WITH (gin_pending_list_limit='128');

CREATE INDEX course_lessons_of_section ON public.course_lessons USING btree (institute_id, course_id, section_id, "position");

alter table course_lessons enable row level security;

alter table course_lessons force row level security;

create policy tenant on course_lessons for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on course_lessons to app;

grant select on course_lessons to staff;

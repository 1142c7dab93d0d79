-- Generated: tenant table of the migrated database.

create table lesson_notes (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  course_id uuid not null,
  lesson_id uuid not null,
  place integer not null,
  text text not null,
  highlight jsonb,
  written_at timestamp with time zone not null,
  constraint lesson_notes_pkey PRIMARY KEY (institute_id, id)
);

CREATE INDEX lesson_notes_of_account ON public.lesson_notes USING btree (institute_id, account_id, course_id, lesson_id, place);

alter table lesson_notes enable row level security;

alter table lesson_notes force row level security;

create policy tenant on lesson_notes for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on lesson_notes to app;

grant select on lesson_notes to staff;

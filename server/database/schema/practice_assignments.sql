-- Generated: tenant table of the migrated database.

create table practice_assignments (
  institute_id bigint not null,
  id uuid not null,
  batch_id uuid not null,
  exam_id smallint not null,
  chapter_ids uuid[] not null,
  questions integer not null,
  due_on date not null,
  note text not null,
  assigned_by uuid not null,
  assigned_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  constraint practice_assignments_pkey PRIMARY KEY (institute_id, id),
  constraint practice_assignments_chapter_ids_check CHECK (cardinality(chapter_ids) >= 1 AND cardinality(chapter_ids) <= 5),
  constraint practice_assignments_questions_check CHECK (questions >= 3 AND questions <= 40)
);

CREATE INDEX practice_assignments_of_batch ON public.practice_assignments USING btree (institute_id, batch_id, assigned_at);

alter table practice_assignments enable row level security;

alter table practice_assignments force row level security;

create policy tenant on practice_assignments for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on practice_assignments to app;

grant select on practice_assignments to staff;

-- Generated: tenant table of the migrated database.

create table lesson_progress (
  institute_id bigint not null,
  account_id uuid not null,
  lesson_id uuid not null,
  course_id uuid not null,
  version integer not null,
  place integer default 0 not null,
  watched jsonb not null,
  seconds_watched integer default 0 not null,
  begun_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  done_at timestamp with time zone,
  place_at timestamp with time zone,
  percent integer default 0 not null,
  seconds_read integer default 0 not null,
  constraint lesson_progress_pkey PRIMARY KEY (institute_id, account_id, lesson_id)
);

CREATE INDEX lesson_progress_of_lesson ON public.lesson_progress USING btree (institute_id, course_id, lesson_id);

alter table lesson_progress enable row level security;

alter table lesson_progress force row level security;

create policy tenant on lesson_progress for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on lesson_progress to app;

grant select on lesson_progress to staff;

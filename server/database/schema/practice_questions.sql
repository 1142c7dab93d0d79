-- Generated: tenant table of the migrated database.

create table practice_questions (
  institute_id bigint not null,
  session_id uuid not null,
  "position" integer not null,
  question_id uuid not null,
  version integer not null,
  key_version integer not null,
  chapter_id uuid not null,
  area_id uuid not null,
  variant jsonb,
  why jsonb not null,
  asked_at timestamp with time zone not null,
  response jsonb,
  outcome text,
  seconds integer,
  answered_at timestamp with time zone,
  constraint practice_questions_pkey PRIMARY KEY (institute_id, session_id, "position"),
  constraint practice_questions_institute_id_session_id_fkey FOREIGN KEY (institute_id, session_id) REFERENCES practice_sessions(institute_id, id),
  constraint practice_questions_check CHECK (num_nulls(outcome, seconds, answered_at) = ANY (ARRAY[0, 3])),
  constraint practice_questions_outcome_check CHECK (outcome = ANY (ARRAY['right'::text, 'wrong'::text, 'partial'::text, 'unanswered'::text])),
  constraint practice_questions_position_check CHECK ("position" >= 1)
);

CREATE UNIQUE INDEX practice_questions_once ON public.practice_questions USING btree (institute_id, session_id, question_id) WHERE (variant IS NULL);

alter table practice_questions enable row level security;

alter table practice_questions force row level security;

create policy tenant on practice_questions for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on practice_questions to app;

grant select on practice_questions to staff;

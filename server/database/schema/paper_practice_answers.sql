-- Generated: tenant table of the migrated database.

create table paper_practice_answers (
  institute_id bigint not null,
  run_id uuid not null,
  question_id uuid not null,
  response jsonb,
  outcome text not null,
  marks integer not null,
  full_marks integer not null,
  explanation jsonb not null,
  seconds integer not null,
  answered_at timestamp with time zone not null,
  constraint paper_practice_answers_pkey PRIMARY KEY (institute_id, run_id, question_id),
  constraint paper_practice_answers_institute_id_run_id_fkey FOREIGN KEY (institute_id, run_id) REFERENCES paper_practice_runs(institute_id, id),
  constraint paper_practice_answers_outcome_check CHECK (outcome = ANY (ARRAY['right'::text, 'wrong'::text, 'partial'::text, 'unanswered'::text]))
);

alter table paper_practice_answers enable row level security;

alter table paper_practice_answers force row level security;

create policy tenant on paper_practice_answers for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select on paper_practice_answers to app;

grant select on paper_practice_answers to staff;

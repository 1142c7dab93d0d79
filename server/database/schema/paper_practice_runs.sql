-- Generated: tenant table of the migrated database.

create table paper_practice_runs (
  institute_id bigint not null,
  id uuid not null,
  paper_id uuid not null,
  paper_version integer not null,
  account_id uuid not null,
  attempt_id uuid,
  question_ids uuid[] not null,
  variants jsonb not null,
  state text not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  wish jsonb,
  constraint paper_practice_runs_pkey PRIMARY KEY (institute_id, id),
  constraint paper_practice_runs_institute_id_paper_id_paper_version_fkey FOREIGN KEY (institute_id, paper_id, paper_version) REFERENCES paper_versions(institute_id, paper_id, version),
  constraint paper_practice_runs_state_check CHECK (state = ANY (ARRAY['running'::text, 'finished'::text]))
);

CREATE UNIQUE INDEX paper_practice_runs_running ON public.paper_practice_runs USING btree (institute_id, account_id, paper_id, COALESCE(attempt_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE (state = 'running'::text);

alter table paper_practice_runs enable row level security;

alter table paper_practice_runs force row level security;

create policy tenant on paper_practice_runs for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on paper_practice_runs to app;

grant select on paper_practice_runs to staff;

-- Generated: tenant table of the migrated database.

create table paper_key_verdicts (
  institute_id bigint not null,
  paper_id uuid not null,
  paper_version integer not null,
  question_id uuid not null,
  number integer not null,
  round integer not null,
  kind text not null,
  keys jsonb not null,
  population text not null,
  reason text not null,
  decided_by uuid,
  decided_at timestamp with time zone not null,
  constraint paper_key_verdicts_pkey PRIMARY KEY (institute_id, paper_id, paper_version, question_id, number),
  constraint paper_key_verdicts_institute_id_paper_id_round_fkey FOREIGN KEY (institute_id, paper_id, round) REFERENCES paper_rescores(institute_id, paper_id, round),
  constraint paper_key_verdicts_kind_check CHECK (kind = ANY (ARRAY['keep'::text, 'change_key'::text, 'several_keys'::text, 'all_right'::text, 'drop'::text])),
  constraint paper_key_verdicts_population_check CHECK (population = ANY (ARRAY['chose_right'::text, 'attempted'::text, 'appeared'::text]))
);

alter table paper_key_verdicts enable row level security;

alter table paper_key_verdicts force row level security;

create policy tenant on paper_key_verdicts for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on paper_key_verdicts to app;

grant select on paper_key_verdicts to staff;

-- Generated: reference table of the migrated database.

create table exam_patterns (
  id text not null,
  exam text not null,
  paper text not null,
  from_year smallint not null,
  until_year smallint,
  source text not null,
  second_hand boolean not null,
  minutes smallint not null,
  marks integer not null,
  "position" smallint not null,
  console jsonb default '{}'::jsonb not null,
  dropped_population text default 'appeared'::text not null,
  tie_chain_id text,
  withdrawn_at timestamp with time zone,
  exam_code text,
  constraint exam_patterns_pkey PRIMARY KEY (id),
  constraint exam_patterns_position_key UNIQUE ("position"),
  constraint exam_patterns_tie_chain_id_fkey FOREIGN KEY (tie_chain_id) REFERENCES tie_chains(id),
  constraint exam_patterns_check CHECK (until_year >= from_year),
  constraint exam_patterns_dropped_population_check CHECK (dropped_population = ANY (ARRAY['attempted'::text, 'appeared'::text]))
);

grant insert, select, update on exam_patterns to staff;

grant select on exam_patterns to app;

grant select on exam_patterns to jobs;

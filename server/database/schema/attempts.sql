-- Generated: tenant table of the migrated database.

create table attempts (
  institute_id bigint not null,
  id uuid not null,
  paper_id uuid not null,
  paper_version integer not null,
  account_id uuid not null,
  number integer not null,
  seat integer default 0 not null,
  started_at timestamp with time zone not null,
  deadline timestamp with time zone not null,
  grace interval not null,
  state text not null,
  ended_by text,
  ended_at timestamp with time zone,
  last_sequence integer,
  paused_at timestamp with time zone,
  section_ends timestamp with time zone[],
  set_letter text default 'A'::text not null,
  revision integer default 0 not null,
  constraint attempts_pkey PRIMARY KEY (institute_id, id),
  constraint attempts_institute_id_paper_id_account_id_number_key UNIQUE (institute_id, paper_id, account_id, number),
  constraint attempts_institute_id_paper_id_paper_version_fkey FOREIGN KEY (institute_id, paper_id, paper_version) REFERENCES paper_versions(institute_id, paper_id, version),
  constraint attempts_ended_by_check CHECK (ended_by = ANY (ARRAY['submitted'::text, 'expired'::text, 'forced'::text])),
  constraint attempts_set_letter_check CHECK (set_letter = ANY (ARRAY['A'::text, 'B'::text, 'C'::text, 'D'::text])),
  constraint attempts_state_check CHECK (state = ANY (ARRAY['running'::text, 'closed'::text, 'marked'::text]))
);

CREATE INDEX attempts_by_start ON public.attempts USING btree (institute_id, started_at);

CREATE INDEX attempts_of_account ON public.attempts USING btree (institute_id, account_id, started_at DESC);

CREATE UNIQUE INDEX attempts_running ON public.attempts USING btree (institute_id, paper_id, account_id) WHERE (state = 'running'::text);

CREATE INDEX attempts_to_close ON public.attempts USING btree (institute_id, deadline) WHERE (state <> 'marked'::text);

alter table attempts enable row level security;

alter table attempts force row level security;

create policy tenant on attempts for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on attempts to app;

grant select on attempts to staff;

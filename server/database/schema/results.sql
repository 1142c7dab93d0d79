-- Generated: tenant table of the migrated database.

create table results (
  institute_id bigint not null,
  attempt_id uuid not null,
  result_version integer not null,
  paper_id uuid not null,
  paper_version integer not null,
  account_id uuid not null,
  ranked boolean not null,
  marks integer not null,
  full_marks integer not null,
  right_count integer not null,
  wrong_count integer not null,
  partial_count integer not null,
  unanswered_count integer not null,
  subjects jsonb not null,
  answers jsonb not null,
  marked_at timestamp with time zone not null,
  corrected jsonb,
  issued_at timestamp with time zone,
  figures jsonb,
  rank_key bytea default '\x'::bytea not null,
  constraint results_pkey PRIMARY KEY (institute_id, attempt_id),
  constraint results_institute_id_attempt_id_fkey FOREIGN KEY (institute_id, attempt_id) REFERENCES attempts(institute_id, id)
);

CREATE INDEX results_by_rank ON public.results USING btree (institute_id, paper_id, paper_version, marks DESC, rank_key DESC) WHERE ranked;

CREATE INDEX results_of_account ON public.results USING btree (institute_id, account_id, marked_at DESC);

alter table results enable row level security;

alter table results force row level security;

create policy tenant on results for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on results to app;

grant select on results to staff;

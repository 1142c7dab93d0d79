-- Generated: tenant table of the migrated database.

create table result_history (
  institute_id bigint not null,
  attempt_id uuid not null,
  result_version integer not null,
  round integer not null,
  paper_id uuid not null,
  marks integer not null,
  right_count integer not null,
  wrong_count integer not null,
  partial_count integer not null,
  unanswered_count integer not null,
  subjects jsonb not null,
  corrected jsonb,
  rank_key bytea not null,
  issued_at timestamp with time zone not null,
  constraint result_history_pkey PRIMARY KEY (institute_id, attempt_id, result_version)
);

CREATE INDEX result_history_by_round ON public.result_history USING btree (institute_id, paper_id, round);

alter table result_history enable row level security;

alter table result_history force row level security;

create policy tenant on result_history for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on result_history to app;

grant select on result_history to staff;

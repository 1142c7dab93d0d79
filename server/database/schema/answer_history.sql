-- Generated: tenant table of the migrated database.

create table answer_history (
  institute_id bigint not null,
  account_id uuid not null,
  question_id uuid not null,
  times_seen integer not null,
  times_right integer not null,
  last_outcome text not null,
  last_seconds integer not null,
  last_seen_at timestamp with time zone not null,
  constraint answer_history_pkey PRIMARY KEY (institute_id, account_id, question_id),
  constraint answer_history_last_outcome_check CHECK (last_outcome = ANY (ARRAY['right'::text, 'wrong'::text, 'partial'::text, 'unanswered'::text]))
);

alter table answer_history enable row level security;

alter table answer_history force row level security;

create policy tenant on answer_history for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on answer_history to app;

grant select on answer_history to staff;

-- Generated: tenant table of the migrated database.

create table question_reports (
  institute_id bigint not null,
  id uuid not null,
  question_id uuid not null,
  version integer not null,
  account_id uuid,
  attempt_id uuid,
  reason text not null,
  comment text not null,
  picture_id uuid,
  state text default 'open'::text not null,
  verdict text default ''::text not null,
  judged_by uuid,
  judged_at timestamp with time zone,
  created_at timestamp with time zone not null,
  variant jsonb,
  path text,
  constraint question_reports_pkey PRIMARY KEY (institute_id, id),
  constraint question_reports_institute_id_account_id_question_id_versio_key UNIQUE (institute_id, account_id, question_id, version),
  constraint question_reports_place_check CHECK (num_nonnulls(attempt_id, path) = 1),
  constraint question_reports_reason_check CHECK (reason = ANY (ARRAY['answer'::text, 'words'::text, 'figure'::text, 'translation'::text, 'solution'::text, 'other'::text])),
  constraint question_reports_state_check CHECK (state = ANY (ARRAY['open'::text, 'upheld'::text, 'dismissed'::text]))
);

CREATE INDEX question_reports_by_state ON public.question_reports USING btree (institute_id, state, created_at);

CREATE INDEX question_reports_of_question ON public.question_reports USING btree (institute_id, question_id);

alter table question_reports enable row level security;

alter table question_reports force row level security;

create policy tenant on question_reports for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on question_reports to app;

grant select on question_reports to staff;

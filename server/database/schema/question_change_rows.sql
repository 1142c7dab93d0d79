-- Generated: tenant table of the migrated database.

create table question_change_rows (
  institute_id bigint not null,
  change_id uuid not null,
  question_id uuid not null,
  before jsonb not null,
  after jsonb not null,
  constraint question_change_rows_pkey PRIMARY KEY (institute_id, change_id, question_id)
);

CREATE INDEX question_change_rows_of_question ON public.question_change_rows USING btree (institute_id, question_id);

alter table question_change_rows enable row level security;

alter table question_change_rows force row level security;

create policy tenant on question_change_rows for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on question_change_rows to app;

grant select on question_change_rows to staff;

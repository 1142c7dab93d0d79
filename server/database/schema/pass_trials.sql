-- Generated: tenant table of the migrated database.

create table pass_trials (
  institute_id bigint not null,
  account_id uuid not null,
  exam_id integer not null,
  pass_id uuid not null,
  constraint pass_trials_pkey PRIMARY KEY (institute_id, account_id, exam_id),
  constraint pass_trials_institute_id_pass_id_fkey FOREIGN KEY (institute_id, pass_id) REFERENCES passes(institute_id, id)
);

alter table pass_trials enable row level security;

alter table pass_trials force row level security;

create policy tenant on pass_trials for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on pass_trials to app;

grant select on pass_trials to staff;

-- Generated: tenant table of the migrated database.

create table study_days (
  institute_id bigint not null,
  account_id uuid not null,
  day date not null,
  seconds integer not null,
  constraint study_days_pkey PRIMARY KEY (institute_id, account_id, day),
  constraint study_days_seconds_check CHECK (seconds >= 0)
);

CREATE INDEX study_days_by_day ON public.study_days USING btree (institute_id, day);

alter table study_days enable row level security;

alter table study_days force row level security;

create policy tenant on study_days for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on study_days to app;

grant select on study_days to staff;

-- Generated: tenant table of the migrated database.

create table practice_plans (
  institute_id bigint not null,
  account_id uuid not null,
  exam_id smallint not null,
  exam_on date not null,
  minutes integer not null,
  saved_at timestamp with time zone not null,
  constraint practice_plans_pkey PRIMARY KEY (institute_id, account_id, exam_id),
  constraint practice_plans_minutes_check CHECK (minutes >= 15 AND minutes <= 360)
);

alter table practice_plans enable row level security;

alter table practice_plans force row level security;

create policy tenant on practice_plans for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on practice_plans to app;

grant select on practice_plans to staff;

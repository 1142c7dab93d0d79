-- Generated: tenant table of the migrated database.

create table practice_goals (
  institute_id bigint not null,
  account_id uuid not null,
  questions integer not null,
  rest_days smallint[] not null,
  constraint practice_goals_pkey PRIMARY KEY (institute_id, account_id),
  constraint practice_goals_questions_check CHECK (questions >= 5 AND questions <= 100)
);

alter table practice_goals enable row level security;

alter table practice_goals force row level security;

create policy tenant on practice_goals for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on practice_goals to app;

grant select on practice_goals to staff;

-- Generated: tenant table of the migrated database.

create table practice_students (
  institute_id bigint not null,
  account_id uuid not null,
  mean double precision not null,
  variance double precision not null,
  answers integer not null,
  caught_up_at timestamp with time zone,
  constraint practice_students_pkey PRIMARY KEY (institute_id, account_id),
  constraint practice_students_answers_check CHECK (answers >= 0),
  constraint practice_students_variance_check CHECK (variance > 0::double precision)
);

alter table practice_students enable row level security;

alter table practice_students force row level security;

create policy tenant on practice_students for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on practice_students to app;

grant select on practice_students to staff;

-- Generated: tenant table of the migrated database.

create table practice_skills (
  institute_id bigint not null,
  account_id uuid not null,
  chapter_id uuid not null,
  mean double precision not null,
  variance double precision not null,
  answers integer not null,
  mastered boolean not null,
  last_at timestamp with time zone not null,
  constraint practice_skills_pkey PRIMARY KEY (institute_id, account_id, chapter_id),
  constraint practice_skills_answers_check CHECK (answers >= 0),
  constraint practice_skills_variance_check CHECK (variance > 0::double precision)
);

alter table practice_skills enable row level security;

alter table practice_skills force row level security;

create policy tenant on practice_skills for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on practice_skills to app;

grant select on practice_skills to staff;

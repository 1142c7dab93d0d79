-- Generated: tenant table of the migrated database.

create table learner_profiles (
  institute_id bigint not null,
  account_id uuid not null,
  exam_ids smallint[] default '{}'::smallint[] not null,
  standard_id smallint,
  target_year integer,
  languages text[] default '{en}'::text[] not null,
  updated_at timestamp with time zone not null,
  vedantu_id text,
  constraint learner_profiles_pkey PRIMARY KEY (institute_id, account_id),
  constraint learner_profiles_standard_id_fkey FOREIGN KEY (standard_id) REFERENCES standards(id),
  constraint learner_profiles_vedantu_id_check CHECK (length(vedantu_id) >= 1 AND length(vedantu_id) <= 60)
);

alter table learner_profiles enable row level security;

alter table learner_profiles force row level security;

create policy tenant on learner_profiles for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on learner_profiles to app;

grant select on learner_profiles to staff;

-- Generated: tenant table of the migrated database.

create table package_states (
  institute_id bigint not null,
  account_id uuid not null,
  lesson_id uuid not null,
  media_id uuid not null,
  unit_id text not null,
  said jsonb not null,
  sequence integer not null,
  completed boolean not null,
  passed boolean,
  score_hundredths integer,
  updated_at timestamp with time zone not null,
  constraint package_states_pkey PRIMARY KEY (institute_id, account_id, lesson_id, media_id, unit_id)
);

CREATE INDEX package_states_of_lesson ON public.package_states USING btree (institute_id, lesson_id);

alter table package_states enable row level security;

alter table package_states force row level security;

create policy tenant on package_states for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on package_states to app;

grant select on package_states to staff;

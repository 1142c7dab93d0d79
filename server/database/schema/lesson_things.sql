-- Generated: tenant table of the migrated database.

create table lesson_things (
  institute_id bigint not null,
  thing_id uuid not null,
  lesson_id uuid not null,
  constraint lesson_things_pkey PRIMARY KEY (institute_id, thing_id, lesson_id)
);

alter table lesson_things enable row level security;

alter table lesson_things force row level security;

create policy tenant on lesson_things for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on lesson_things to app;

grant select on lesson_things to staff;

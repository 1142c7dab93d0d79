-- Generated: tenant table of the migrated database.

create table roles (
  institute_id bigint not null,
  name text not null,
  capabilities text[] not null,
  epoch integer default 0 not null,
  built_in boolean default false not null,
  constraint roles_pkey PRIMARY KEY (institute_id, name)
);

alter table roles enable row level security;

alter table roles force row level security;

create policy tenant on roles for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on roles to app;

grant insert, select on roles to staff;

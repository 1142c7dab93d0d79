-- Generated: tenant table of the migrated database.

create table institute_exports (
  institute_id bigint not null,
  id uuid not null,
  status text default 'running'::text not null,
  asked_at timestamp with time zone not null,
  ready_at timestamp with time zone,
  actor_id uuid,
  storage_key text default ''::text not null,
  bytes bigint default 0 not null,
  rows bigint default 0 not null,
  constraint institute_exports_pkey PRIMARY KEY (institute_id, id),
  constraint institute_exports_status_check CHECK (status = ANY (ARRAY['running'::text, 'ready'::text]))
);

alter table institute_exports enable row level security;

alter table institute_exports force row level security;

create policy tenant on institute_exports for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on institute_exports to app;

grant insert, select, update on institute_exports to staff;

-- Generated: tenant table of the migrated database.

create table policy_versions (
  institute_id bigint not null,
  kind text not null,
  version integer not null,
  texts jsonb not null,
  published_at timestamp with time zone not null,
  actor_id uuid,
  constraint policy_versions_pkey PRIMARY KEY (institute_id, kind, version),
  constraint policy_versions_kind_check CHECK (kind = ANY (ARRAY['privacy'::text, 'terms'::text])),
  constraint policy_versions_version_check CHECK (version > 0)
);

alter table policy_versions enable row level security;

alter table policy_versions force row level security;

create policy tenant on policy_versions for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on policy_versions to staff;

grant insert, select, update on policy_versions to app;

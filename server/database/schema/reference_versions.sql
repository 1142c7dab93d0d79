-- Generated: local table of the migrated database.

create table reference_versions (
  name text not null,
  version integer not null,
  written_at timestamp with time zone not null,
  written text[] default '{}'::text[] not null,
  constraint reference_versions_pkey PRIMARY KEY (name)
);

grant insert, select, update on reference_versions to staff;

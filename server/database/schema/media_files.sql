-- Generated: tenant table of the migrated database.

create table media_files (
  institute_id bigint not null,
  id uuid not null,
  owner_id uuid,
  storage_key text not null,
  type text not null,
  bytes bigint not null,
  width integer,
  height integer,
  alt text default ''::text not null,
  file_name text default ''::text not null,
  created_at timestamp with time zone not null,
  constraint media_files_pkey PRIMARY KEY (institute_id, id)
);

alter table media_files enable row level security;

alter table media_files force row level security;

create policy tenant on media_files for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on media_files to app;

grant select on media_files to staff;

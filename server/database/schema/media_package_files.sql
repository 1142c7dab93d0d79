-- Generated: tenant table of the migrated database.

create table media_package_files (
  institute_id bigint not null,
  media_id uuid not null,
  path text not null,
  number integer not null,
  bytes bigint not null,
  constraint media_package_files_pkey PRIMARY KEY (institute_id, media_id, path),
  constraint media_package_files_institute_id_media_id_fkey FOREIGN KEY (institute_id, media_id) REFERENCES media_packages(institute_id, media_id) ON DELETE CASCADE
);

alter table media_package_files enable row level security;

alter table media_package_files force row level security;

create policy tenant on media_package_files for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select on media_package_files to app;

grant select on media_package_files to staff;

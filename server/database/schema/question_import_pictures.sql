-- Generated: tenant table of the migrated database.

create table question_import_pictures (
  institute_id bigint not null,
  import_id uuid not null,
  id uuid not null,
  "row" integer not null,
  storage_key text not null,
  type text not null,
  bytes bigint not null,
  width integer not null,
  height integer not null,
  alt text not null,
  file_name text not null,
  constraint question_import_pictures_pkey PRIMARY KEY (institute_id, import_id, id)
);

CREATE INDEX question_import_pictures_by_row ON public.question_import_pictures USING btree (institute_id, import_id, "row");

alter table question_import_pictures enable row level security;

alter table question_import_pictures force row level security;

create policy tenant on question_import_pictures for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select on question_import_pictures to app;

grant select on question_import_pictures to staff;

-- Generated: tenant table of the migrated database.

create table package_sittings (
  institute_id bigint not null,
  id uuid not null,
  media_id uuid not null,
  lesson_id uuid not null,
  course_id uuid not null,
  account_id uuid not null,
  preview boolean not null,
  app_origin text not null,
  opened_at timestamp with time zone not null,
  open_until timestamp with time zone not null,
  constraint package_sittings_pkey PRIMARY KEY (institute_id, id)
);

CREATE INDEX package_sittings_by_end ON public.package_sittings USING btree (institute_id, open_until);

CREATE INDEX package_sittings_of_account ON public.package_sittings USING btree (institute_id, account_id, lesson_id);

alter table package_sittings enable row level security;

alter table package_sittings force row level security;

create policy tenant on package_sittings for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on package_sittings to app;

grant select on package_sittings to staff;

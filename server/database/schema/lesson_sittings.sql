-- Generated: tenant table of the migrated database.

create table lesson_sittings (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  course_id uuid not null,
  lesson_id uuid not null,
  kind text not null,
  units integer,
  begun_at timestamp with time zone not null,
  read_seconds integer default 0 not null,
  constraint lesson_sittings_pkey PRIMARY KEY (institute_id, id)
);

CREATE INDEX lesson_sittings_by_time ON public.lesson_sittings USING btree (institute_id, begun_at);

CREATE INDEX lesson_sittings_of_account ON public.lesson_sittings USING btree (institute_id, account_id);

alter table lesson_sittings enable row level security;

alter table lesson_sittings force row level security;

create policy tenant on lesson_sittings for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on lesson_sittings to app;

grant select on lesson_sittings to staff;

-- Generated: tenant table of the migrated database.

create table settings_changes (
  institute_id bigint not null,
  id uuid not null,
  at timestamp with time zone not null,
  actor_id uuid,
  by_provider boolean default false not null,
  section text not null,
  field text not null,
  before text[] not null,
  after text[] not null,
  constraint settings_changes_pkey PRIMARY KEY (institute_id, id)
);

CREATE INDEX settings_changes_by_time ON public.settings_changes USING btree (institute_id, at DESC, id DESC);

alter table settings_changes enable row level security;

alter table settings_changes force row level security;

create policy tenant on settings_changes for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on settings_changes to staff;

grant insert, select, update on settings_changes to app;

-- Generated: tenant table of the migrated database.

create table outline_removals (
  institute_id bigint not null,
  id uuid not null,
  course_id uuid not null,
  removed_at timestamp with time zone not null,
  removed jsonb not null,
  constraint outline_removals_pkey PRIMARY KEY (institute_id, id)
);

CREATE INDEX outline_removals_by_time ON public.outline_removals USING btree (institute_id, removed_at);

alter table outline_removals enable row level security;

alter table outline_removals force row level security;

create policy tenant on outline_removals for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select on outline_removals to app;

grant select on outline_removals to staff;

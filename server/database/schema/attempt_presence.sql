-- Generated: tenant table of the migrated database.

create table attempt_presence (
  institute_id bigint not null,
  attempt_id uuid not null,
  seen_at timestamp with time zone not null,
  seat integer not null,
  constraint attempt_presence_pkey PRIMARY KEY (institute_id, attempt_id),
  constraint attempt_presence_institute_id_attempt_id_fkey FOREIGN KEY (institute_id, attempt_id) REFERENCES attempts(institute_id, id)
);

alter table attempt_presence enable row level security;

alter table attempt_presence force row level security;

create policy tenant on attempt_presence for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on attempt_presence to app;

grant select on attempt_presence to staff;

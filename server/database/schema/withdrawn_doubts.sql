-- Generated: tenant table of the migrated database.

create table withdrawn_doubts (
  institute_id bigint not null,
  id uuid not null,
  withdrawn_at timestamp with time zone not null,
  constraint withdrawn_doubts_pkey PRIMARY KEY (institute_id, id)
);

alter table withdrawn_doubts enable row level security;

alter table withdrawn_doubts force row level security;

create policy tenant on withdrawn_doubts for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on withdrawn_doubts to app;

grant select on withdrawn_doubts to staff;

-- Generated: tenant table of the migrated database.

create table learning_clocks (
  institute_id bigint not null,
  account_id uuid not null,
  used_until timestamp with time zone not null,
  constraint learning_clocks_pkey PRIMARY KEY (institute_id, account_id)
);

alter table learning_clocks enable row level security;

alter table learning_clocks force row level security;

create policy tenant on learning_clocks for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on learning_clocks to app;

grant select on learning_clocks to staff;

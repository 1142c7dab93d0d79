-- Generated: tenant table of the migrated database.

create table ledger_snapshots (
  institute_id bigint not null,
  until_id uuid not null,
  taken_at timestamp with time zone not null,
  constraint ledger_snapshots_pkey PRIMARY KEY (institute_id)
);

alter table ledger_snapshots enable row level security;

alter table ledger_snapshots force row level security;

create policy tenant on ledger_snapshots for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on ledger_snapshots to app;

grant select on ledger_snapshots to staff;

-- Generated: tenant table of the migrated database.

create table sheet_checks (
  institute_id bigint not null,
  id uuid not null,
  kind text not null,
  about jsonb not null,
  file_name text not null,
  headers jsonb default '{"read": [], "unread": []}'::jsonb not null,
  status text not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  columns jsonb,
  constraint sheet_checks_pkey PRIMARY KEY (institute_id, id),
  constraint sheet_checks_kind_check CHECK (length(kind) >= 1 AND length(kind) <= 60),
  constraint sheet_checks_status_check CHECK (status = ANY (ARRAY['matching'::text, 'checked'::text, 'committed'::text, 'undone'::text, 'cancelled'::text]))
);

alter table sheet_checks enable row level security;

alter table sheet_checks force row level security;

create policy tenant on sheet_checks for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on sheet_checks to app;

grant select on sheet_checks to staff;

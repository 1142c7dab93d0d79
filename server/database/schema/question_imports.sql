-- Generated: tenant table of the migrated database.

create table question_imports (
  institute_id bigint not null,
  id uuid not null,
  file_name text not null,
  storage_key text not null,
  status text not null,
  problem jsonb,
  written integer default 0 not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  format text default 'csv'::text not null,
  losses json default '[]'::json not null,
  constraint question_imports_pkey PRIMARY KEY (institute_id, id),
  constraint question_imports_status_check CHECK (status = ANY (ARRAY['reading'::text, 'checked'::text, 'committing'::text, 'committed'::text, 'undone'::text, 'cancelled'::text, 'failed'::text]))
);

alter table question_imports enable row level security;

alter table question_imports force row level security;

create policy tenant on question_imports for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on question_imports to app;

grant select on question_imports to staff;

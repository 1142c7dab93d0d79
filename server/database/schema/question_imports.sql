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
  encoding text,
  counts json default '{"rows":0,"ready":0,"duplicate":0,"refused":0,"fixable":0}'::json not null,
  sheet jsonb,
  paper jsonb,
  constraint question_imports_pkey PRIMARY KEY (institute_id, id),
  constraint question_imports_encoding_check CHECK (length(encoding) >= 1 AND length(encoding) <= 40),
  constraint question_imports_status_check CHECK (status = ANY (ARRAY['reading'::text, 'matching'::text, 'checked'::text, 'committing'::text, 'committed'::text, 'undone'::text, 'cancelled'::text, 'failed'::text]))
);

CREATE INDEX question_imports_by_touch ON public.question_imports USING btree (institute_id, updated_at);

alter table question_imports enable row level security;

alter table question_imports force row level security;

create policy tenant on question_imports for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on question_imports to app;

grant select on question_imports to staff;

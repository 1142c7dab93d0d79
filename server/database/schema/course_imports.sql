-- Generated: tenant table of the migrated database.

create table course_imports (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid,
  state text not null,
  percent integer default 0 not null,
  media_id uuid,
  plan jsonb not null,
  recipe jsonb not null,
  uploads jsonb not null,
  course_id uuid,
  problem jsonb,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint course_imports_pkey PRIMARY KEY (institute_id, id),
  constraint course_imports_state_check CHECK (state = ANY (ARRAY['planned'::text, 'working'::text, 'done'::text, 'failed'::text]))
);

CREATE INDEX course_imports_by_time ON public.course_imports USING btree (institute_id, updated_at);

CREATE INDEX course_imports_of_account ON public.course_imports USING btree (institute_id, account_id);

alter table course_imports enable row level security;

alter table course_imports force row level security;

create policy tenant on course_imports for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on course_imports to app;

grant select on course_imports to staff;

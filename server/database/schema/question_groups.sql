-- Generated: tenant table of the migrated database.

create table question_groups (
  institute_id bigint not null,
  id uuid not null,
  title text not null,
  version integer not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  import_id uuid,
  constraint question_groups_pkey PRIMARY KEY (institute_id, id)
);

CREATE INDEX question_groups_by_time ON public.question_groups USING btree (institute_id, updated_at DESC, id);

alter table question_groups enable row level security;

alter table question_groups force row level security;

create policy tenant on question_groups for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on question_groups to app;

grant select on question_groups to staff;

-- Generated: tenant table of the migrated database.

create table question_collections (
  institute_id bigint not null,
  id uuid not null,
  name text not null,
  updated_at timestamp with time zone not null,
  constraint question_collections_pkey PRIMARY KEY (institute_id, id)
);

CREATE UNIQUE INDEX question_collections_by_name ON public.question_collections USING btree (institute_id, lower(name));

alter table question_collections enable row level security;

alter table question_collections force row level security;

create policy tenant on question_collections for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on question_collections to app;

grant select on question_collections to staff;

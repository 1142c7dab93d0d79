-- Generated: tenant table of the migrated database.

create table paper_blueprints (
  institute_id bigint not null,
  id uuid not null,
  name text not null,
  blueprint jsonb not null,
  saved_by uuid,
  saved_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint paper_blueprints_pkey PRIMARY KEY (institute_id, id)
);

CREATE UNIQUE INDEX paper_blueprints_by_name ON public.paper_blueprints USING btree (institute_id, lower(name));

alter table paper_blueprints enable row level security;

alter table paper_blueprints force row level security;

create policy tenant on paper_blueprints for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on paper_blueprints to app;

grant select on paper_blueprints to staff;

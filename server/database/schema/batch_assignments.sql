-- Generated: tenant table of the migrated database.

create table batch_assignments (
  institute_id bigint not null,
  id uuid not null,
  batch_id uuid not null,
  thing_kind text not null,
  thing_id uuid not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  assigned_by uuid not null,
  assigned_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint batch_assignments_pkey PRIMARY KEY (institute_id, id),
  constraint batch_assignments_institute_id_batch_id_fkey FOREIGN KEY (institute_id, batch_id) REFERENCES batches(institute_id, id)
);

CREATE INDEX batch_assignments_of_thing ON public.batch_assignments USING btree (institute_id, thing_kind, thing_id);

CREATE UNIQUE INDEX batch_assignments_once ON public.batch_assignments USING btree (institute_id, batch_id, thing_kind, thing_id) WHERE (ended_at IS NULL);

alter table batch_assignments enable row level security;

alter table batch_assignments force row level security;

create policy tenant on batch_assignments for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on batch_assignments to app;

grant select on batch_assignments to staff;

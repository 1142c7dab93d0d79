-- Generated: tenant table of the migrated database.

create table places (
  institute_id bigint not null,
  thing_kind text not null,
  thing_id uuid not null,
  inside_kind text not null,
  inside_id uuid not null,
  placed_at timestamp with time zone not null,
  constraint places_pkey PRIMARY KEY (institute_id, thing_kind, thing_id, inside_kind, inside_id)
);

CREATE INDEX places_inside ON public.places USING btree (institute_id, inside_kind, inside_id);

alter table places enable row level security;

alter table places force row level security;

create policy tenant on places for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select on places to app;

grant select on places to staff;

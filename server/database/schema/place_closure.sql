-- Generated: tenant table of the migrated database.

create table place_closure (
  institute_id bigint not null,
  thing_kind text not null,
  thing_id uuid not null,
  inside_kind text not null,
  inside_id uuid not null,
  level integer not null,
  ways bigint not null,
  constraint place_closure_pkey PRIMARY KEY (institute_id, thing_kind, thing_id, inside_kind, inside_id, level),
  constraint place_closure_level_check CHECK (level > 0),
  constraint place_closure_ways_check CHECK (ways > 0)
);

CREATE INDEX place_closure_inwards ON public.place_closure USING btree (institute_id, inside_kind, inside_id, thing_kind, thing_id, level);

alter table place_closure enable row level security;

alter table place_closure force row level security;

create policy tenant on place_closure for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on place_closure to app;

grant select on place_closure to staff;

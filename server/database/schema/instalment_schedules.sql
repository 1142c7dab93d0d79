-- Generated: tenant table of the migrated database.

create table instalment_schedules (
  institute_id bigint not null,
  order_id uuid not null,
  thing_kind text not null,
  thing_id uuid not null,
  title text not null,
  state text not null,
  grace_days integer not null,
  constraint instalment_schedules_pkey PRIMARY KEY (institute_id, order_id),
  constraint instalment_schedules_institute_id_order_id_fkey FOREIGN KEY (institute_id, order_id) REFERENCES orders(institute_id, id),
  constraint instalment_schedules_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'running'::text, 'paused'::text, 'done'::text, 'ended'::text])),
  constraint instalment_schedules_thing_kind_check CHECK (thing_kind = ANY (ARRAY['course'::text, 'pack'::text]))
);

CREATE INDEX instalment_schedules_open ON public.instalment_schedules USING btree (institute_id, state) WHERE (state = ANY (ARRAY['running'::text, 'paused'::text]));

alter table instalment_schedules enable row level security;

alter table instalment_schedules force row level security;

create policy tenant on instalment_schedules for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on instalment_schedules to app;

grant select on instalment_schedules to staff;

-- Generated: tenant table of the migrated database.

create table response_events (
  institute_id bigint not null,
  attempt_id uuid not null,
  seat integer not null,
  sequence integer not null,
  question_id uuid not null,
  kind text not null,
  answer jsonb not null,
  late boolean not null,
  saved_at timestamp with time zone not null,
  constraint response_events_pkey PRIMARY KEY (institute_id, attempt_id, seat, sequence)
);

CREATE INDEX response_events_late ON public.response_events USING btree (institute_id, attempt_id) WHERE late;

alter table response_events enable row level security;

alter table response_events force row level security;

create policy tenant on response_events for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on response_events to app;

grant select on response_events to staff;

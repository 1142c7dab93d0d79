-- Generated: tenant table of the migrated database.

create table live_events (
  institute_id bigint not null,
  id uuid not null,
  class_id uuid not null,
  account_id uuid not null,
  visit_id uuid not null,
  mode text not null,
  source text not null,
  at timestamp with time zone not null,
  constraint live_events_pkey PRIMARY KEY (institute_id, id),
  constraint live_events_class_fk FOREIGN KEY (institute_id, class_id) REFERENCES live_classes(institute_id, id),
  constraint live_events_mode_check CHECK (mode = ANY (ARRAY['join'::text, 'leave'::text, 'end'::text, 'closed'::text])),
  constraint live_events_source_check CHECK (source = ANY (ARRAY['client'::text, 'beacon'::text, 'socket'::text, 'sweep'::text, 'kick'::text, 'import'::text]))
);

CREATE INDEX live_events_of_class ON public.live_events USING btree (institute_id, class_id, at);

CREATE INDEX live_events_of_visit ON public.live_events USING btree (institute_id, visit_id);

alter table live_events enable row level security;

alter table live_events force row level security;

create policy tenant on live_events for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on live_events to app;

grant select on live_events to staff;

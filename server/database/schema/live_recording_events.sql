-- Generated: tenant table of the migrated database.

create table live_recording_events (
  institute_id bigint not null,
  id uuid not null,
  class_id uuid not null,
  kind text not null,
  page integer,
  account_id uuid,
  at timestamp with time zone not null,
  constraint live_recording_events_pkey PRIMARY KEY (institute_id, id),
  constraint live_recording_events_class_fk FOREIGN KEY (institute_id, class_id) REFERENCES live_classes(institute_id, id),
  constraint live_recording_events_kind_check CHECK (kind = ANY (ARRAY['started'::text, 'stopped'::text, 'page'::text]))
);

CREATE INDEX live_recording_events_of_class ON public.live_recording_events USING btree (institute_id, class_id, id);

alter table live_recording_events enable row level security;

alter table live_recording_events force row level security;

create policy tenant on live_recording_events for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on live_recording_events to app;

grant select on live_recording_events to staff;

-- Generated: tenant table of the migrated database.

create table live_visits (
  institute_id bigint not null,
  id uuid not null,
  class_id uuid not null,
  account_id uuid not null,
  role text not null,
  token_hash bytea,
  token_until timestamp with time zone,
  line_id text,
  seen_at timestamp with time zone not null,
  constraint live_visits_pkey PRIMARY KEY (institute_id, id),
  constraint live_visits_class_fk FOREIGN KEY (institute_id, class_id) REFERENCES live_classes(institute_id, id),
  constraint live_visits_role_check CHECK (role = ANY (ARRAY['instructor'::text, 'student'::text]))
);

CREATE INDEX live_visits_by_seen ON public.live_visits USING btree (institute_id, seen_at);

CREATE INDEX live_visits_of_class ON public.live_visits USING btree (institute_id, class_id);

alter table live_visits enable row level security;

alter table live_visits force row level security;

create policy tenant on live_visits for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on live_visits to app;

grant select on live_visits to staff;

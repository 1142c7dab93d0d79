-- Generated: tenant table of the migrated database.

create table attempt_integrity (
  institute_id bigint not null,
  attempt_id uuid not null,
  id uuid not null,
  kind text not null,
  happened_at timestamp with time zone not null,
  seconds integer,
  came_at timestamp with time zone not null,
  constraint attempt_integrity_pkey PRIMARY KEY (institute_id, attempt_id, id),
  constraint attempt_integrity_institute_id_attempt_id_fkey FOREIGN KEY (institute_id, attempt_id) REFERENCES attempts(institute_id, id),
  constraint attempt_integrity_kind_check CHECK (kind = ANY (ARRAY['focus_lost'::text, 'fullscreen_left'::text, 'copied'::text, 'pasted'::text, 'connection_lost'::text]))
);

alter table attempt_integrity enable row level security;

alter table attempt_integrity force row level security;

create policy tenant on attempt_integrity for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on attempt_integrity to app;

grant select on attempt_integrity to staff;

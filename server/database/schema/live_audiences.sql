-- Generated: tenant table of the migrated database.

create table live_audiences (
  institute_id bigint not null,
  class_id uuid not null,
  kind text not null,
  thing_id uuid not null,
  constraint live_audiences_pkey PRIMARY KEY (institute_id, class_id, kind, thing_id),
  constraint live_audiences_class_fk FOREIGN KEY (institute_id, class_id) REFERENCES live_classes(institute_id, id),
  constraint live_audiences_kind_check CHECK (kind = ANY (ARRAY['batch'::text, 'course'::text]))
);

alter table live_audiences enable row level security;

alter table live_audiences force row level security;

create policy tenant on live_audiences for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on live_audiences to app;

grant select on live_audiences to staff;

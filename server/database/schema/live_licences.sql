-- Generated: tenant table of the migrated database.

create table live_licences (
  institute_id bigint not null,
  id uuid not null,
  type text not null,
  teacher_id uuid,
  class_id uuid,
  taken_at timestamp with time zone,
  seen_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint live_licences_pkey PRIMARY KEY (institute_id, id),
  constraint live_licences_check CHECK ((type = 'manual'::text) = (teacher_id IS NOT NULL)),
  constraint live_licences_check1 CHECK ((class_id IS NULL) = (taken_at IS NULL)),
  constraint live_licences_check2 CHECK ((class_id IS NULL) = (seen_at IS NULL)),
  constraint live_licences_type_check CHECK (type = ANY (ARRAY['manual'::text, 'auto'::text]))
);

CREATE UNIQUE INDEX live_licences_of_class ON public.live_licences USING btree (institute_id, class_id) WHERE (class_id IS NOT NULL);

CREATE UNIQUE INDEX live_licences_of_teacher ON public.live_licences USING btree (institute_id, teacher_id) WHERE (teacher_id IS NOT NULL);

alter table live_licences enable row level security;

alter table live_licences force row level security;

create policy tenant on live_licences for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on live_licences to app;

grant select on live_licences to staff;

-- Generated: tenant table of the migrated database.

create table courses (
  institute_id bigint not null,
  id uuid not null,
  type text not null,
  status text not null,
  version integer default 0 not null,
  revision integer default 1 not null,
  details jsonb not null,
  changed boolean default true not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  published_at timestamp with time zone,
  archived_at timestamp with time zone,
  constraint courses_pkey PRIMARY KEY (institute_id, id),
  constraint courses_status_check CHECK (status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text])),
  constraint courses_type_check CHECK (type = ANY (ARRAY['subscription'::text, 'pack'::text, 'legacy'::text, 'course'::text, 'free'::text]))
);

CREATE INDEX courses_by_time ON public.courses USING btree (institute_id, status, updated_at DESC);

CREATE INDEX courses_by_words ON public.courses USING gin (search.name_lexemes(institute_id, (details ->> 'title'::text), ''::text)) WITH (gin_pending_list_limit='128');

alter table courses enable row level security;

alter table courses force row level security;

create policy tenant on courses for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on courses to app;

grant select on courses to staff;

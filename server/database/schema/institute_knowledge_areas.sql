-- Generated: tenant table of the migrated database.

create table institute_knowledge_areas (
  institute_id bigint not null,
  id uuid not null,
  subject_id smallint not null,
  reference_parent_id uuid,
  own_parent_id uuid,
  name text not null,
  created_at timestamp with time zone not null,
  retired_at timestamp with time zone,
  merged_into uuid,
  constraint institute_knowledge_areas_pkey PRIMARY KEY (institute_id, id),
  constraint institute_knowledge_areas_institute_id_own_parent_id_fkey FOREIGN KEY (institute_id, own_parent_id) REFERENCES institute_knowledge_areas(institute_id, id),
  constraint institute_knowledge_areas_reference_parent_id_fkey FOREIGN KEY (reference_parent_id) REFERENCES knowledge_areas(id),
  constraint institute_knowledge_areas_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES subjects(id),
  constraint institute_knowledge_areas_check CHECK (reference_parent_id IS NULL OR own_parent_id IS NULL),
  constraint institute_knowledge_areas_check1 CHECK (merged_into IS NULL OR retired_at IS NOT NULL)
);

CREATE UNIQUE INDEX institute_knowledge_areas_by_name ON public.institute_knowledge_areas USING btree (institute_id, subject_id, COALESCE(reference_parent_id, own_parent_id, '00000000-0000-0000-0000-000000000000'::uuid), lower(name));

alter table institute_knowledge_areas enable row level security;

alter table institute_knowledge_areas force row level security;

create policy tenant on institute_knowledge_areas for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on institute_knowledge_areas to app;

grant select on institute_knowledge_areas to staff;

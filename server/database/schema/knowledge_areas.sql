-- Generated: reference table of the migrated database.

create table knowledge_areas (
  id uuid not null,
  subject_id smallint not null,
  parent_id uuid,
  name text not null,
  "position" smallint default 0 not null,
  retired_at timestamp with time zone,
  merged_into uuid,
  constraint knowledge_areas_pkey PRIMARY KEY (id),
  constraint knowledge_areas_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES knowledge_areas(id),
  constraint knowledge_areas_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES knowledge_areas(id),
  constraint knowledge_areas_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES subjects(id),
  constraint knowledge_areas_merged_is_retired CHECK (merged_into IS NULL OR retired_at IS NOT NULL)
);

CREATE UNIQUE INDEX knowledge_areas_by_name ON public.knowledge_areas USING btree (subject_id, COALESCE(parent_id, '00000000-0000-0000-0000-000000000000'::uuid), lower(name));

grant insert, select, update on knowledge_areas to staff;

grant select on knowledge_areas to app;

grant select on knowledge_areas to jobs;

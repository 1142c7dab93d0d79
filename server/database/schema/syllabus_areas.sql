-- Generated: reference table of the migrated database.

create table syllabus_areas (
  exam_id smallint not null,
  knowledge_area_id uuid not null,
  weight_per_mille integer not null,
  constraint syllabus_areas_pkey PRIMARY KEY (exam_id, knowledge_area_id),
  constraint syllabus_areas_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams(id),
  constraint syllabus_areas_knowledge_area_id_fkey FOREIGN KEY (knowledge_area_id) REFERENCES knowledge_areas(id),
  constraint syllabus_areas_weight_per_mille_check CHECK (weight_per_mille >= 0 AND weight_per_mille <= 1000)
);

grant insert, select, update on syllabus_areas to staff;

grant select on syllabus_areas to app;

grant select on syllabus_areas to jobs;

-- Generated: reference table of the migrated database.

create table syllabus_links (
  exam_id smallint not null,
  knowledge_area_id uuid not null,
  before_id uuid not null,
  constraint syllabus_links_pkey PRIMARY KEY (exam_id, knowledge_area_id, before_id),
  constraint syllabus_links_before_id_fkey FOREIGN KEY (before_id) REFERENCES knowledge_areas(id),
  constraint syllabus_links_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams(id),
  constraint syllabus_links_knowledge_area_id_fkey FOREIGN KEY (knowledge_area_id) REFERENCES knowledge_areas(id),
  constraint syllabus_links_check CHECK (knowledge_area_id <> before_id)
);

grant insert, select, update on syllabus_links to staff;

grant select on syllabus_links to app;

grant select on syllabus_links to jobs;

-- Which chapters of an exam rest on which: what the provider says, for institutes that say nothing else.
create table syllabus_links (
  exam_id smallint not null references exams (id),
  knowledge_area_id uuid not null references knowledge_areas (id),
  before_id uuid not null references knowledge_areas (id),
  primary key (exam_id, knowledge_area_id, before_id),
  check (knowledge_area_id <> before_id)
);
grant select on syllabus_links to app, staff, jobs;
grant insert, update on syllabus_links to staff;

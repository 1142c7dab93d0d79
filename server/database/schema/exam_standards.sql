-- Generated: reference table of the migrated database.

create table exam_standards (
  exam_id smallint not null,
  standard_id smallint not null,
  constraint exam_standards_pkey PRIMARY KEY (exam_id, standard_id),
  constraint exam_standards_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams(id),
  constraint exam_standards_standard_id_fkey FOREIGN KEY (standard_id) REFERENCES standards(id)
);

grant delete, insert, select, update on exam_standards to staff;

grant select on exam_standards to app;

grant select on exam_standards to jobs;

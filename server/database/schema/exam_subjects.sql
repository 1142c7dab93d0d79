-- Generated: reference table of the migrated database.

create table exam_subjects (
  exam_id smallint not null,
  subject_id smallint not null,
  "position" smallint not null,
  constraint exam_subjects_pkey PRIMARY KEY (exam_id, subject_id),
  constraint exam_subjects_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams(id),
  constraint exam_subjects_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES subjects(id)
);

grant delete, insert, select, update on exam_subjects to staff;

grant select on exam_subjects to app;

grant select on exam_subjects to jobs;

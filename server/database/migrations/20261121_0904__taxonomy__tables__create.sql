create table standards (
  id smallint primary key,
  name text not null
);
create table subjects (
  id smallint primary key,
  code text not null unique,
  name text not null,
  tag smallint not null unique
);
create table exams (
  id smallint primary key,
  code text not null unique,
  name text not null,
  category text not null check (category in ('JEE', 'NEET')),
  target_years integer[] not null
);
create table exam_subjects (
  exam_id smallint not null references exams (id),
  subject_id smallint not null references subjects (id),
  position smallint not null,
  primary key (exam_id, subject_id)
);
create table exam_standards (
  exam_id smallint not null references exams (id),
  standard_id smallint not null references standards (id),
  primary key (exam_id, standard_id)
);
create table knowledge_areas (
  id uuid primary key,
  subject_id smallint not null references subjects (id),
  parent_id uuid references knowledge_areas (id),
  name text not null,
  position smallint not null default 0
);
create unique index knowledge_areas_by_name on knowledge_areas (subject_id, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), lower(name));
create table syllabus_areas (
  exam_id smallint not null references exams (id),
  knowledge_area_id uuid not null references knowledge_areas (id),
  weight_per_mille integer not null check (weight_per_mille between 0 and 1000),
  primary key (exam_id, knowledge_area_id)
);
grant select on standards, subjects, exams, exam_subjects, exam_standards, knowledge_areas, syllabus_areas to app, staff, jobs;
grant insert, update on standards, subjects, exams, exam_subjects, exam_standards, knowledge_areas, syllabus_areas to staff;

create table institute_knowledge_areas (
  institute_id bigint not null,
  id uuid not null,
  subject_id smallint not null references subjects (id),
  reference_parent_id uuid references knowledge_areas (id),
  own_parent_id uuid,
  name text not null,
  created_at timestamptz not null,
  primary key (institute_id, id),
  foreign key (institute_id, own_parent_id) references institute_knowledge_areas (institute_id, id),
  check (reference_parent_id is null or own_parent_id is null)
);
create unique index institute_knowledge_areas_by_name on institute_knowledge_areas
  (institute_id, subject_id, coalesce(reference_parent_id, own_parent_id, '00000000-0000-0000-0000-000000000000'), lower(name));
select kernel.protect('institute_knowledge_areas', 'select, insert, update');

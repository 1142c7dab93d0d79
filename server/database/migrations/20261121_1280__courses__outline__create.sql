-- Courses: what authors write (drafts), what was published (versions that never change), and what learners did.
create table courses (
  institute_id bigint not null,
  id uuid not null,
  type text not null check (type in ('subscription', 'pack', 'legacy', 'course', 'free')),
  status text not null check (status in ('draft', 'published', 'archived')),
  -- Number of the newest published version; 0: never published.
  version integer not null default 0,
  -- Grows with every saved change of the details: who saves an older one is told.
  revision integer not null default 1,
  -- What is said of it, as the contract's courseDetails.
  details jsonb not null,
  -- Something was changed since the newest version.
  changed boolean not null default true,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  archived_at timestamptz,
  primary key (institute_id, id)
);
create index courses_by_time on courses (institute_id, status, updated_at desc);
select kernel.protect('courses', 'select, insert, update, delete');

create table course_sections (
  institute_id bigint not null,
  id uuid not null,
  course_id uuid not null,
  position integer not null,
  title text not null,
  release jsonb,
  primary key (institute_id, id),
  foreign key (institute_id, course_id) references courses (institute_id, id)
);
create index course_sections_of_course on course_sections (institute_id, course_id, position);
select kernel.protect('course_sections', 'select, insert, update, delete');

create table course_lessons (
  institute_id bigint not null,
  id uuid not null,
  course_id uuid not null,
  section_id uuid not null,
  position integer not null,
  kind text not null,
  title text not null,
  -- The whole lesson as its authors write it, as the contract's lessonDraft.
  draft jsonb not null,
  revision integer not null default 1,
  -- Number of its newest published version; 0: never published.
  version integer not null default 0,
  changed boolean not null default true,
  updated_by uuid,
  updated_at timestamptz not null,
  primary key (institute_id, id),
  foreign key (institute_id, course_id) references courses (institute_id, id),
  foreign key (institute_id, section_id) references course_sections (institute_id, id)
);
create index course_lessons_of_section on course_lessons (institute_id, course_id, section_id, position);
select kernel.protect('course_lessons', 'select, insert, update, delete');

-- A lesson as it was published: who began it keeps it. It stays when the lesson is taken out or moves to another course.
create table lesson_versions (
  institute_id bigint not null,
  lesson_id uuid not null,
  version integer not null,
  course_id uuid not null,
  content jsonb not null,
  published_at timestamptz not null,
  primary key (institute_id, lesson_id, version)
);
create index lesson_versions_of_course on lesson_versions (institute_id, course_id);
select kernel.protect('lesson_versions', 'select, insert');

create table course_versions (
  institute_id bigint not null,
  course_id uuid not null,
  version integer not null,
  details jsonb not null,
  -- Sections with their lessons (id, number of the version, title, kind, rules), of a pack its courses: the contract's courseOutline.
  outline jsonb not null,
  note text not null default '',
  published_by uuid,
  published_at timestamptz not null,
  primary key (institute_id, course_id, version),
  foreign key (institute_id, course_id) references courses (institute_id, id)
);
select kernel.protect('course_versions', 'select, insert');

-- The courses of a pack, as its authors put them together.
create table pack_courses (
  institute_id bigint not null,
  pack_id uuid not null,
  course_id uuid not null,
  position integer not null,
  primary key (institute_id, pack_id, course_id),
  foreign key (institute_id, pack_id) references courses (institute_id, id),
  foreign key (institute_id, course_id) references courses (institute_id, id)
);
create index pack_courses_of_course on pack_courses (institute_id, course_id);
select kernel.protect('pack_courses', 'select, insert, update, delete');

-- Who has begun or registered a course, and how far they are.
create table enrolments (
  institute_id bigint not null,
  course_id uuid not null,
  account_id uuid not null,
  enrolled_at timestamptz not null,
  last_lesson_id uuid,
  last_at timestamptz,
  -- Lessons done among those of the newest version, kept with each lesson that is done.
  lessons_done integer not null default 0,
  completed_at timestamptz,
  primary key (institute_id, course_id, account_id),
  foreign key (institute_id, course_id) references courses (institute_id, id)
);
create index enrolments_of_account on enrolments (institute_id, account_id, last_at desc);
select kernel.protect('enrolments', 'select, insert, update, delete');

create table lesson_progress (
  institute_id bigint not null,
  account_id uuid not null,
  lesson_id uuid not null,
  course_id uuid not null,
  -- The version that was begun, and stays.
  version integer not null,
  -- Where to go on: seconds of a video or audio, page of a document, thousandths of an article.
  place integer not null default 0,
  -- Seconds that were seen, each once: [[from, to), …] in order, never touching.
  watched jsonb not null,
  seconds_watched integer not null default 0,
  begun_at timestamptz not null,
  updated_at timestamptz not null,
  done_at timestamptz,
  primary key (institute_id, account_id, lesson_id)
);
create index lesson_progress_of_lesson on lesson_progress (institute_id, course_id, lesson_id);
select kernel.protect('lesson_progress', 'select, insert, update, delete');

-- Teachers and authors make courses, teachers publish them; students study. Roles that an institute changed keep their own set otherwise.
do $$
declare
  place bigint;
begin
  for place in select id from institutes loop
    perform set_config('app.institute_id', place::text, true);
    update roles set capabilities = capabilities || '{courses.read,courses.write,courses.publish,courses.moderate}'
      where name in ('owner', 'administrator', 'teacher') and built_in and not ('courses.write' = any (capabilities));
    update roles set capabilities = capabilities || '{courses.read,courses.write}'
      where name = 'content author' and built_in and not ('courses.write' = any (capabilities));
    update roles set capabilities = capabilities || '{courses.read,courses.publish}'
      where name = 'reviewer' and built_in and not ('courses.publish' = any (capabilities));
    update roles set capabilities = capabilities || '{courses.study}'
      where name = 'student' and built_in and not ('courses.study' = any (capabilities));
  end loop;
  perform set_config('app.institute_id', '', true);
end $$;

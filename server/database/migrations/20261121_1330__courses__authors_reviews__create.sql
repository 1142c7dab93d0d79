-- Who writes a course beside the one who began it.
create table course_authors (
  institute_id bigint not null,
  course_id uuid not null,
  account_id uuid not null,
  added_by uuid,
  added_at timestamptz not null,
  primary key (institute_id, course_id, account_id),
  foreign key (institute_id, course_id) references courses (institute_id, id)
);
create index course_authors_of_account on course_authors (institute_id, account_id);
select kernel.protect('course_authors', 'select, insert, update, delete');

-- Each time a draft was put before somebody who may publish it, and what became of it.
create table course_reviews (
  institute_id bigint not null,
  course_id uuid not null,
  id uuid not null,
  state text not null check (state in ('asked', 'approved', 'returned', 'withdrawn')),
  asked_by uuid,
  asked_at timestamptz not null,
  note text not null default '',
  decided_by uuid,
  decided_at timestamptz,
  decision text not null default '',
  primary key (institute_id, course_id, id),
  foreign key (institute_id, course_id) references courses (institute_id, id)
);
-- One open question a course.
create unique index course_reviews_open on course_reviews (institute_id, course_id) where state = 'asked';
select kernel.protect('course_reviews', 'select, insert, update, delete');

-- Which lessons showed a quiz or paper since they were published: who finishes it has finished the lesson.
create table lesson_things (
  institute_id bigint not null,
  thing_id uuid not null,
  lesson_id uuid not null,
  primary key (institute_id, thing_id, lesson_id)
);
select kernel.protect('lesson_things', 'select, insert');

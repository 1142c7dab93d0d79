-- Doubts: what learners ask in a lesson, at a second or a page; answers of teachers and fellow learners.
create table doubts (
  institute_id bigint not null,
  id uuid not null,
  course_id uuid not null,
  lesson_id uuid not null,
  -- Names of lesson and kind when it was asked: the lesson may be taken out of the course.
  lesson_title text not null,
  lesson_kind text not null,
  -- Nobody: the account was erased.
  account_id uuid,
  title text not null,
  body jsonb not null,
  at_second integer,
  at_page integer,
  state text not null check (state in ('waiting', 'answered', 'solved')),
  -- Since when a teacher is waited for; null: nobody waits.
  waiting_since timestamptz,
  replies integer not null default 0,
  accepted_reply_id uuid,
  asked_at timestamptz not null,
  hidden_at timestamptz,
  hidden_by uuid,
  hidden_reason text,
  primary key (institute_id, id),
  check (at_second is null or at_page is null),
  foreign key (institute_id, course_id) references courses (institute_id, id)
);
create index doubts_of_lesson on doubts (institute_id, course_id, lesson_id, asked_at desc);
create index doubts_waiting on doubts (institute_id, waiting_since) where waiting_since is not null and hidden_at is null;
create index doubts_by_time on doubts (institute_id, asked_at desc);
create index doubts_of_account on doubts (institute_id, account_id, asked_at desc);
select kernel.protect('doubts', 'select, insert, update, delete');

create table doubt_replies (
  institute_id bigint not null,
  id uuid not null,
  doubt_id uuid not null,
  account_id uuid,
  -- Written by staff: such an answer ends the waiting.
  teacher boolean not null,
  body jsonb not null,
  written_at timestamptz not null,
  hidden_at timestamptz,
  hidden_by uuid,
  hidden_reason text,
  primary key (institute_id, id),
  foreign key (institute_id, doubt_id) references doubts (institute_id, id)
);
create index doubt_replies_of_doubt on doubt_replies (institute_id, doubt_id, written_at);
create index doubt_replies_of_account on doubt_replies (institute_id, account_id, written_at);
select kernel.protect('doubt_replies', 'select, insert, update, delete');

-- Who has the same doubt and hears of its answers.
create table doubt_followers (
  institute_id bigint not null,
  doubt_id uuid not null,
  account_id uuid not null,
  since timestamptz not null,
  primary key (institute_id, doubt_id, account_id),
  foreign key (institute_id, doubt_id) references doubts (institute_id, id)
);
create index doubt_followers_of_account on doubt_followers (institute_id, account_id);
select kernel.protect('doubt_followers', 'select, insert, delete, update');

create table doubt_reports (
  institute_id bigint not null,
  id uuid not null,
  doubt_id uuid not null,
  -- Null: the doubt itself.
  reply_id uuid,
  account_id uuid not null,
  reason text not null check (reason in ('rude', 'spam', 'wrong', 'copied', 'other')),
  comment text not null,
  reported_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  primary key (institute_id, id),
  unique nulls not distinct (institute_id, doubt_id, reply_id, account_id),
  foreign key (institute_id, doubt_id) references doubts (institute_id, id)
);
create index doubt_reports_open on doubt_reports (institute_id, doubt_id) where decided_at is null;
create index doubt_reports_of_account on doubt_reports (institute_id, account_id);
select kernel.protect('doubt_reports', 'select, insert, update, delete');

-- Words of title, text and formulas, by which similar doubts of a course are found.
create table doubt_words (
  institute_id bigint not null,
  course_id uuid not null,
  word text collate "C" not null,
  doubt_id uuid not null,
  primary key (institute_id, course_id, word, doubt_id),
  foreign key (institute_id, doubt_id) references doubts (institute_id, id)
);
create index doubt_words_of_doubt on doubt_words (institute_id, doubt_id);
select kernel.protect('doubt_words', 'select, insert, delete');

-- One of a learner and course. Name and title stay as they were on that day; a revoked one stays and says so.
create table certificates (
  institute_id bigint not null,
  id uuid not null,
  course_id uuid not null,
  account_id uuid not null,
  code text not null,
  name text not null,
  title text not null,
  completed_at timestamptz not null,
  issued_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by uuid,
  revoke_reason text,
  primary key (institute_id, id),
  unique (institute_id, code),
  unique (institute_id, course_id, account_id),
  foreign key (institute_id, course_id) references courses (institute_id, id)
);
create index certificates_of_account on certificates (institute_id, account_id, issued_at desc);
create index certificates_of_course on certificates (institute_id, course_id, issued_at desc);
select kernel.protect('certificates', 'select, insert, update, delete');

-- When a learner was last reminded to go on, and with which course: at most once a week.
create table course_nudges (
  institute_id bigint not null,
  account_id uuid not null,
  course_id uuid not null,
  nudged_at timestamptz not null,
  nudged_by uuid,
  primary key (institute_id, account_id),
  foreign key (institute_id, course_id) references courses (institute_id, id)
);
create index course_nudges_of_course on course_nudges (institute_id, course_id);
select kernel.protect('course_nudges', 'select, insert, update, delete');

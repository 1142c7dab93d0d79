-- What learners do: when they were at a place, how much time their watching took, notes, bookmarks and reactions.
-- When the learner was at the place: of two devices the newest counts.
alter table lesson_progress add column place_at timestamptz;
-- Whole percent that was watched or read, where its extent is known.
alter table lesson_progress add column percent integer not null default 0;

-- One opening of a lesson on one device. What was seen is saved under it, and takes time from its beginning on.
create table lesson_sittings (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  course_id uuid not null,
  lesson_id uuid not null,
  kind text not null,
  -- How many seconds, pages or thousandths the lesson has; null: nobody knows.
  units integer,
  begun_at timestamptz not null,
  primary key (institute_id, id)
);
create index lesson_sittings_of_account on lesson_sittings (institute_id, account_id);
create index lesson_sittings_by_time on lesson_sittings (institute_id, begun_at);
select kernel.protect('lesson_sittings', 'select, insert, update, delete');

-- Until when a learner's time is used up by what was seen: no two lessons can be watched with the same minute.
create table learning_clocks (
  institute_id bigint not null,
  account_id uuid not null,
  used_until timestamptz not null,
  primary key (institute_id, account_id)
);
select kernel.protect('learning_clocks', 'select, insert, update, delete');

create table lesson_notes (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  course_id uuid not null,
  lesson_id uuid not null,
  -- Second, page (from 0) or thousandth, by the kind of the lesson.
  place integer not null,
  text text not null,
  -- Words marked on a page: quote, colour and rectangles; null: a note alone.
  highlight jsonb,
  written_at timestamptz not null,
  primary key (institute_id, id)
);
create index lesson_notes_of_account on lesson_notes (institute_id, account_id, course_id, lesson_id, place);
select kernel.protect('lesson_notes', 'select, insert, update, delete');

create table lesson_bookmarks (
  institute_id bigint not null,
  account_id uuid not null,
  lesson_id uuid not null,
  course_id uuid not null,
  put_at timestamptz not null,
  primary key (institute_id, account_id, lesson_id)
);
select kernel.protect('lesson_bookmarks', 'select, insert, update, delete');

-- No row: none.
create table lesson_reactions (
  institute_id bigint not null,
  lesson_id uuid not null,
  account_id uuid not null,
  course_id uuid not null,
  reaction text not null check (reaction in ('like', 'dislike')),
  reacted_at timestamptz not null,
  primary key (institute_id, lesson_id, account_id)
);
create index lesson_reactions_of_account on lesson_reactions (institute_id, account_id);
select kernel.protect('lesson_reactions', 'select, insert, update, delete');

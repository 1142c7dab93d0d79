-- A book of the institute as its authors have it now. What students read is a version of it.
create table books (
  institute_id bigint not null,
  id uuid not null,
  title text not null check (length(title) between 1 and 120),
  authors text not null check (length(authors) <= 200),
  about text not null check (length(about) <= 2000),
  subject_id smallint,
  language text not null check (language in ('en', 'hi')),
  -- everyone: all students of the institute. granted: those who were given it, by a batch, a purchase or a code.
  opens_to text not null check (opens_to in ('everyone', 'granted')),
  status text not null check (status in ('draft', 'published', 'archived')),
  version integer not null check (version >= 0),
  -- Something was changed since it was published last.
  changed boolean not null,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (institute_id, id)
);
create index books_by_name on books (institute_id, status, title);

-- Parts, chapters, theory, exercises and their questions, in one tree. What is taken out stays as a row: its code was printed.
create table book_items (
  institute_id bigint not null,
  id uuid not null,
  book_id uuid not null,
  parent_id uuid,
  kind text not null check (kind in ('part', 'chapter', 'page', 'pdf', 'video', 'exercise', 'question')),
  position integer not null check (position >= 0),
  title text not null check (length(title) <= 160),
  -- As it is printed: of a chapter, an exercise, a question.
  number text not null check (length(number) <= 12),
  printed_page integer check (printed_page between 1 and 9999),
  free boolean not null,
  body jsonb,
  media_id uuid,
  question_id uuid,
  -- Five signs and one that checks them; it never changes and is never given again.
  code text not null check (length(code) = 6),
  removed_at timestamptz,
  primary key (institute_id, id),
  unique (institute_id, code),
  foreign key (institute_id, book_id) references books (institute_id, id),
  check ((kind = 'question') = (question_id is not null))
);
create index book_items_of_book on book_items (institute_id, book_id, parent_id, position) where removed_at is null;
create index book_items_of_question on book_items (institute_id, question_id) where question_id is not null;

create table book_versions (
  institute_id bigint not null,
  book_id uuid not null,
  version integer not null check (version > 0),
  title text not null,
  authors text not null,
  about text not null,
  subject_id smallint,
  language text not null,
  note text not null check (length(note) <= 500),
  chapters integer not null,
  exercises integer not null,
  questions integer not null,
  published_by uuid not null,
  published_at timestamptz not null,
  primary key (institute_id, book_id, version),
  foreign key (institute_id, book_id) references books (institute_id, id)
);

-- What one version holds; it never changes. Questions are those that papers got when it was published, with the key of then.
create table book_version_items (
  institute_id bigint not null,
  book_id uuid not null,
  version integer not null,
  item_id uuid not null,
  parent_id uuid,
  kind text not null,
  -- The place in the whole book, from the first line to the last.
  place integer not null,
  title text not null,
  number text not null,
  printed_page integer,
  free boolean not null,
  body jsonb,
  media_id uuid,
  question_id uuid,
  question_version integer,
  key_version integer,
  area_id uuid,
  primary key (institute_id, book_id, version, item_id),
  foreign key (institute_id, book_id, version) references book_versions (institute_id, book_id, version)
);
create index book_version_items_of_parent on book_version_items (institute_id, book_id, version, parent_id, place);

select kernel.protect('books', 'select, insert, update, delete');
select kernel.protect('book_items', 'select, insert, update, delete');
select kernel.protect('book_versions', 'select, insert, update');
select kernel.protect('book_version_items', 'select, insert');

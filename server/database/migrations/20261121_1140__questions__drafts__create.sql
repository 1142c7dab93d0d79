-- What an author typed and has not published: seen by nobody else. `id` is the question's, or made by the browser for a new one. Words
-- are json for the reason that those of versions are; they are whatever the editor has on the screen.
create table question_drafts (
  institute_id bigint not null,
  author_id uuid not null,
  id uuid not null,
  base_version integer,
  base_key_version integer,
  revision integer not null,
  title text not null,
  form json not null,
  images json not null,
  saved_at timestamptz not null,
  primary key (institute_id, author_id, id),
  foreign key (institute_id, author_id) references accounts (institute_id, id),
  check ((base_version is null) = (base_key_version is null))
);
select kernel.protect('question_drafts', 'select, insert, update, delete');

-- What a file is and how far it is. Pictures that stood here before are ready and belong to no library.
alter table media_files add column kind text not null default 'image'
  check (kind in ('image', 'video', 'audio', 'document', 'package', 'file'));
-- working: being checked or made playable; failed: it could not be, `problem` is the text key of why.
alter table media_files add column state text not null default 'ready' check (state in ('working', 'ready', 'failed'));
alter table media_files add column percent integer not null default 100 check (percent between 0 and 100);
alter table media_files add column problem text;
-- Length of video and audio in whole seconds; pages of a document.
alter table media_files add column seconds integer;
alter table media_files add column pages integer;
-- Of what is stored, in hexadecimal digits.
alter table media_files add column sha256 text;
-- A small picture of a video.
alter table media_files add column poster_key text;
-- It is listed in the library and stays until somebody takes it out; other files go when nothing holds them any more.
alter table media_files add column in_library boolean not null default false;
-- Since when nothing holds a file that something held before.
alter table media_files add column unused_since timestamptz;
create index media_files_by_time on media_files (institute_id, created_at desc, id) where in_library;
create index media_files_unused on media_files (institute_id, unused_since) where unused_since is not null;

-- Who holds a file: a lesson, one of its versions, a course. A file that is held cannot go.
create table media_uses (
  institute_id bigint not null,
  -- What holds it, e.g. `lesson`, and its id there, e.g. `<lesson>:<version>`.
  kind text not null,
  thing_id text not null,
  media_id uuid not null,
  -- As people know it: the title when it was said last.
  title text not null,
  since timestamptz not null,
  primary key (institute_id, kind, thing_id, media_id),
  foreign key (institute_id, media_id) references media_files (institute_id, id)
);
create index media_uses_of_file on media_uses (institute_id, media_id);
select kernel.protect('media_uses', 'select, insert, update, delete');

-- Uploads that are not whole yet; the id is that of the file they become. Their bytes lie in the staging folder.
create table media_uploads (
  institute_id bigint not null,
  id uuid not null,
  owner_id uuid not null,
  kind text not null check (kind in ('image', 'video', 'audio', 'document', 'package', 'file')),
  file_name text not null,
  bytes bigint not null check (bytes between 1 and 1004288000),
  -- By which the browser knows the same file again after a reload.
  fingerprint text not null,
  created_at timestamptz not null,
  -- Last sign of life; long after it the upload is given up.
  touched_at timestamptz not null,
  primary key (institute_id, id),
  foreign key (institute_id, owner_id) references accounts (institute_id, id)
);
create index media_uploads_of_owner on media_uploads (institute_id, owner_id, created_at desc);
select kernel.protect('media_uploads', 'select, insert, update, delete');

-- Stored files that no row may hold: written before a transaction that may fail, or left by one that took the row away. When due,
-- those without a row are removed.
create table media_leftovers (
  institute_id bigint not null,
  media_id uuid not null,
  storage_key text not null,
  due_at timestamptz not null,
  primary key (institute_id, media_id)
);
create index media_leftovers_due on media_leftovers (institute_id, due_at);
select kernel.protect('media_leftovers', 'select, insert, update, delete');

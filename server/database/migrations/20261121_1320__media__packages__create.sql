-- Packages (SCORM 1.2 and 2004) as they were unpacked, and what learners did in them.
create table media_packages (
  institute_id bigint not null,
  media_id uuid not null,
  standard text not null check (standard in ('scorm12', 'scorm2004')),
  title text not null,
  -- What is opened by itself, in the order of the manifest: the contract's packageUnit.
  units jsonb not null,
  files integer not null,
  bytes bigint not null,
  unpacked_at timestamptz not null,
  primary key (institute_id, media_id),
  foreign key (institute_id, media_id) references media_files (institute_id, id) on delete cascade
);
select kernel.protect('media_packages', 'select, insert, delete');

-- Where each file of a package lies: `<institute>/packages/<media>/<number>`. Its path is a name here and never one of the storage.
create table media_package_files (
  institute_id bigint not null,
  media_id uuid not null,
  path text not null,
  number integer not null,
  bytes bigint not null,
  primary key (institute_id, media_id, path),
  foreign key (institute_id, media_id) references media_packages (institute_id, media_id) on delete cascade
);
select kernel.protect('media_package_files', 'select, insert, delete');

-- Somebody has a package open: until `open_until` its files are readable under the address that was signed for this sitting.
create table package_sittings (
  institute_id bigint not null,
  id uuid not null,
  media_id uuid not null,
  lesson_id uuid not null,
  course_id uuid not null,
  account_id uuid not null,
  -- An author looks at it: nothing that it says is kept.
  preview boolean not null,
  -- The page that may frame it: scheme, host and port.
  app_origin text not null,
  opened_at timestamptz not null,
  open_until timestamptz not null,
  primary key (institute_id, id)
);
create index package_sittings_of_account on package_sittings (institute_id, account_id, lesson_id);
create index package_sittings_by_end on package_sittings (institute_id, open_until);
select kernel.protect('package_sittings', 'select, insert, update, delete');

-- What each unit of a package said last. A commit with a lower number never overwrites one with a higher.
create table package_states (
  institute_id bigint not null,
  account_id uuid not null,
  lesson_id uuid not null,
  media_id uuid not null,
  unit_id text not null,
  said jsonb not null,
  sequence integer not null,
  -- Read from what it said, by the rules of its standard.
  completed boolean not null,
  passed boolean,
  score_hundredths integer,
  updated_at timestamptz not null,
  primary key (institute_id, account_id, lesson_id, media_id, unit_id)
);
create index package_states_of_lesson on package_states (institute_id, lesson_id);
select kernel.protect('package_states', 'select, insert, update, delete');

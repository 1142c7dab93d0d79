-- Between these tables stand only the foreign keys that could ever stop something: nobody may delete an import, a question, a version,
-- a key or a subject (see the privileges), and each reference is written in the transaction that proves it. An import is locked
-- while its rows and its questions are written, a question is inserted or locked before its version, a version is inserted or read
-- before its key, and a subject is that of an area, which has the key. An import of 10,000 rows would fire 50,000 checks of what it
-- just did: a third of its time in the database.
create table question_numbers (
  institute_id bigint primary key,
  last bigint not null
);
select kernel.protect('question_numbers', 'select, insert, update');

create table question_imports (
  institute_id bigint not null,
  id uuid not null,
  file_name text not null,
  storage_key text not null,
  status text not null check (status in ('reading', 'checked', 'committing', 'committed', 'undone', 'cancelled', 'failed')),
  problem jsonb,
  written integer not null default 0,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (institute_id, id)
);
select kernel.protect('question_imports', 'select, insert, update');

create table questions (
  institute_id bigint not null,
  id uuid not null,
  number bigint not null,
  type text not null check (type in ('SINGLE', 'MULTIPLE', 'FILL-BLANK-TEXT', 'FILL-BLANK-NUMBER', 'INTEGER', 'DECIMAL')),
  version integer not null,
  key_version integer not null,
  subject_id smallint not null,
  knowledge_area_id uuid not null,
  difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
  past_exams text[] not null default '{}',
  status text not null default 'active' check (status in ('active', 'archived')),
  fingerprint bytea not null,
  search_text text not null,
  import_id uuid,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  primary key (institute_id, id),
  unique (institute_id, number)
);
create index questions_by_fingerprint on questions (institute_id, fingerprint) where removed_at is null;
create index questions_by_time on questions (institute_id, updated_at desc, id) where removed_at is null;
create index questions_by_area on questions (institute_id, knowledge_area_id) where removed_at is null;
create index questions_of_import on questions (institute_id, import_id) where import_id is not null;
select kernel.protect('questions', 'select, insert, update');

-- Words and keys are read and written whole and never looked into here: json keeps their text, which is shorter and costs less than jsonb.
create table question_versions (
  institute_id bigint not null,
  question_id uuid not null,
  version integer not null,
  type text not null,
  content json not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (institute_id, question_id, version)
);
select kernel.protect('question_versions', 'select, insert');

create table question_translations (
  institute_id bigint not null,
  question_id uuid not null,
  version integer not null,
  language text not null check (language in ('hi')),
  content json not null,
  primary key (institute_id, question_id, version, language),
  foreign key (institute_id, question_id, version) references question_versions (institute_id, question_id, version)
);
select kernel.protect('question_translations', 'select, insert');

create table question_keys (
  institute_id bigint not null,
  question_id uuid not null,
  key_version integer not null,
  version integer not null,
  key json not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (institute_id, question_id, key_version)
);
select kernel.protect('question_keys', 'select, insert');

-- From `type` to `search_text`: the question that the row becomes, null where it is refused. A row stays in one piece, uncompressed:
-- it is written once and read once or twice.
create table question_import_rows (
  institute_id bigint not null,
  import_id uuid not null,
  row integer not null,
  line integer,
  state text not null check (state in ('ready', 'duplicate', 'refused')),
  problems json not null,
  cells json not null,
  type text,
  difficulty text,
  subject_id smallint,
  knowledge_area_id uuid,
  past_exams text[],
  content json,
  key json,
  search_text text,
  fingerprint bytea,
  duplicate_question_id uuid,
  duplicate_row integer,
  area_name text,
  question_id uuid,
  primary key (institute_id, import_id, row)
) with (toast_tuple_target = 8160);
create index question_import_rows_by_state on question_import_rows (institute_id, import_id, state, row);
select kernel.protect('question_import_rows', 'select, insert, update, delete');

-- What a learner did with a question, written at marking.
create table answer_history (
  institute_id bigint not null,
  account_id uuid not null,
  question_id uuid not null,
  times_seen integer not null,
  times_right integer not null,
  last_outcome text not null check (last_outcome in ('right', 'wrong', 'partial', 'unanswered')),
  last_seconds integer not null,
  last_seen_at timestamptz not null,
  primary key (institute_id, account_id, question_id)
);
select kernel.protect('answer_history', 'select, insert, update');

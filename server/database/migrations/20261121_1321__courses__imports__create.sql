-- Imports of whole courses: planned first, run once, whole or not at all.
create table course_imports (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid,
  state text not null check (state in ('planned', 'working', 'done', 'failed')),
  percent integer not null default 0,
  -- The uploaded archive; null: a folder, whose files are uploaded one by one.
  media_id uuid,
  -- The contract's importPlan.
  plan jsonb not null,
  -- What will be written, with paths in place of media ids.
  recipe jsonb not null,
  -- Of a folder: the uploads of its files by path.
  uploads jsonb not null,
  course_id uuid,
  problem jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (institute_id, id)
);
create index course_imports_of_account on course_imports (institute_id, account_id);
create index course_imports_by_time on course_imports (institute_id, updated_at);
select kernel.protect('course_imports', 'select, insert, update, delete');

create table learner_profiles (
  institute_id bigint not null,
  account_id uuid not null,
  exam_ids smallint[] not null default '{}',
  standard_id smallint references standards (id),
  target_year integer,
  languages text[] not null default '{en}',
  updated_at timestamptz not null,
  primary key (institute_id, account_id)
);
select kernel.protect('learner_profiles', 'select, insert, update');

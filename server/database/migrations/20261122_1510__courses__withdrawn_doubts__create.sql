-- Doubts that their askers took back: links to one say what became of it.
create table withdrawn_doubts (
  institute_id bigint not null,
  id uuid not null,
  withdrawn_at timestamptz not null,
  primary key (institute_id, id)
);

-- The log knows those of before.
alter table audit_log no force row level security;
insert into withdrawn_doubts (institute_id, id, withdrawn_at)
  select institute_id, subject_id::uuid, min(at) from audit_log where action = 'doubt.withdrawn' group by institute_id, subject_id;
alter table audit_log force row level security;

select kernel.protect('withdrawn_doubts', 'select, insert');

create table audit_log (
  institute_id bigint not null,
  id uuid not null,
  at timestamptz not null,
  actor_id uuid,
  session_id uuid,
  address text not null default '',
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  details jsonb not null default '{}',
  primary key (institute_id, id)
);
create index audit_log_by_time on audit_log (institute_id, at desc);
select kernel.protect('audit_log', 'select, insert');

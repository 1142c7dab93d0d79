-- Who came into a class and left it. Rows are only added: what somebody's time comes to is worked out from them, always to the same.
create table live_events (
  institute_id bigint not null,
  id uuid not null,
  class_id uuid not null,
  account_id uuid not null,
  visit_id uuid not null,
  mode text not null check (mode in ('join', 'leave', 'end', 'closed')),
  source text not null check (source in ('client', 'beacon', 'socket', 'sweep', 'kick', 'import')),
  at timestamptz not null,
  primary key (institute_id, id)
);
create index live_events_of_class on live_events (institute_id, class_id, at);
create index live_events_of_visit on live_events (institute_id, visit_id);

-- A status that staff gave by hand; what the events say stays beside it.
create table live_marks (
  institute_id bigint not null,
  class_id uuid not null,
  account_id uuid not null,
  status text not null check (status in ('present', 'late', 'left_early', 'absent')),
  reason text not null,
  marked_by uuid not null,
  marked_at timestamptz not null,
  primary key (institute_id, class_id, account_id)
);

alter table live_classes add column present_from smallint not null default 75 check (present_from between 10 and 100);

alter table live_events add constraint live_events_class_fk
  foreign key (institute_id, class_id) references live_classes (institute_id, id);
alter table live_marks add constraint live_marks_class_fk
  foreign key (institute_id, class_id) references live_classes (institute_id, id);

select kernel.protect('live_events', 'select, insert, update, delete');
select kernel.protect('live_marks', 'select, insert, update, delete');

-- What people ask about a course that cannot be paid for here. A visitor has no account, and is known by the contact that he or she left.
create table enquiries (
  institute_id bigint not null,
  id uuid not null,
  course_id uuid not null,
  account_id uuid,
  name text not null,
  contact text not null,
  message text not null,
  asked_at timestamptz not null,
  answer text,
  answered_by uuid,
  answered_at timestamptz,
  way text check (way in ('notice', 'mail', 'call')),
  primary key (institute_id, id),
  check ((answered_at is null) = (answer is null) and (answered_at is null) = (way is null))
);
create index enquiries_open on enquiries (institute_id, asked_at) where answered_at is null;
create index enquiries_answered on enquiries (institute_id, answered_at desc) where answered_at is not null;
create index enquiries_of_account on enquiries (institute_id, account_id) where account_id is not null;
select kernel.protect('enquiries', 'select, insert, update, delete');

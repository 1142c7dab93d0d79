-- What the teacher asked in a room: the options as texts, and which of them is right, where one is.
create table live_polls (
  institute_id bigint not null,
  id uuid not null,
  class_id uuid not null,
  question text not null,
  options jsonb not null,
  right_option smallint,
  opened_by uuid not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (institute_id, id)
);
create index live_polls_of_class on live_polls (institute_id, class_id, id);
create unique index live_polls_open on live_polls (institute_id, class_id) where closed_at is null;

-- Everybody votes once; the first vote holds.
create table live_votes (
  institute_id bigint not null,
  poll_id uuid not null,
  account_id uuid not null,
  choice smallint not null,
  voted_at timestamptz not null,
  primary key (institute_id, poll_id, account_id)
);

alter table live_polls add constraint live_polls_class_fk
  foreign key (institute_id, class_id) references live_classes (institute_id, id);
alter table live_votes add constraint live_votes_poll_fk
  foreign key (institute_id, poll_id) references live_polls (institute_id, id);

select kernel.protect('live_polls', 'select, insert, update');
select kernel.protect('live_votes', 'select, insert, update, delete');

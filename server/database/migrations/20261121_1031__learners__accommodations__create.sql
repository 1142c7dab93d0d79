-- What somebody needs to sit a test on equal terms. Extra time is granted; larger letters and less motion are one's own choice.
create table accommodations (
  institute_id bigint not null,
  account_id uuid not null,
  extra_time_percent integer not null default 0 check (extra_time_percent between 0 and 100),
  extra_time_minutes integer not null default 0 check (extra_time_minutes between 0 and 180),
  large_text boolean not null default false,
  reduced_motion boolean not null default false,
  updated_at timestamptz not null,
  primary key (institute_id, account_id)
);
select kernel.protect('accommodations', 'select, insert, update, delete');

create table accommodation_requests (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  extra_time_percent integer not null check (extra_time_percent between 0 and 100),
  extra_time_minutes integer not null check (extra_time_minutes between 0 and 180),
  reason text not null,
  state text not null check (state in ('open', 'granted', 'refused', 'withdrawn')),
  answer text not null default '',
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  primary key (institute_id, id)
);
create unique index accommodation_requests_one_open on accommodation_requests (institute_id, account_id) where state = 'open';
create index accommodation_requests_by_time on accommodation_requests (institute_id, state, asked_at desc);
select kernel.protect('accommodation_requests', 'select, insert, update, delete');

-- Every change of what is granted: who, when, why, and what it was.
create table accommodation_changes (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  actor_id uuid not null,
  at timestamptz not null,
  before jsonb not null,
  after jsonb not null,
  reason text not null default '',
  primary key (institute_id, id)
);
create index accommodation_changes_of_account on accommodation_changes (institute_id, account_id, at desc);
select kernel.protect('accommodation_changes', 'select, insert, update, delete');

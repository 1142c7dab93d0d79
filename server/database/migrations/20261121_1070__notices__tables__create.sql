-- What a person is told inside the product. `key` names what happened, so that the same thing is told to somebody once.
create table notices (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  params jsonb not null,
  link text,
  key text not null,
  in_inbox boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (institute_id, id),
  unique (institute_id, account_id, key),
  foreign key (institute_id, account_id) references accounts (institute_id, id)
);
create index notices_of_account on notices (institute_id, account_id, created_at desc, id desc) where in_inbox;
create index notices_unread on notices (institute_id, account_id) where in_inbox and read_at is null;
select kernel.protect('notices', 'select, insert, update, delete');

-- A row says other than the kind's own default.
create table notice_choices (
  institute_id bigint not null,
  account_id uuid not null,
  kind text not null,
  channel text not null check (channel in ('inbox', 'mail', 'sms')),
  is_on boolean not null,
  updated_at timestamptz not null,
  primary key (institute_id, account_id, kind, channel),
  foreign key (institute_id, account_id) references accounts (institute_id, id)
);
select kernel.protect('notice_choices', 'select, insert, update, delete');

-- The language in which somebody is written to; without a row it is the institute's first.
create table notice_languages (
  institute_id bigint not null,
  account_id uuid not null,
  language text not null check (language in ('en', 'hi')),
  updated_at timestamptz not null,
  primary key (institute_id, account_id),
  foreign key (institute_id, account_id) references accounts (institute_id, id)
);
select kernel.protect('notice_languages', 'select, insert, update, delete');

-- One message outside the inbox. `queued` with a reason: the last try failed and another follows.
create table notice_deliveries (
  institute_id bigint not null,
  id uuid not null,
  notice_id uuid not null,
  account_id uuid not null,
  channel text not null check (channel in ('mail', 'sms')),
  state text not null check (state in ('queued', 'sent', 'failed')),
  reason text not null default '',
  tries integer not null default 0,
  queued_at timestamptz not null,
  finished_at timestamptz,
  primary key (institute_id, id),
  unique (institute_id, notice_id, channel),
  foreign key (institute_id, notice_id) references notices (institute_id, id),
  check ((state = 'queued') = (finished_at is null))
);
create index notice_deliveries_by_time on notice_deliveries (institute_id, queued_at desc, id desc);
create index notice_deliveries_by_state on notice_deliveries (institute_id, state, queued_at desc);
create index notice_deliveries_of_account on notice_deliveries (institute_id, account_id, queued_at desc);
select kernel.protect('notice_deliveries', 'select, insert, update, delete');

-- A stay in a room while it lasts: when it was last seen, and the token by which its next line opens, once. When it is over it goes, and
-- what stays of it are its lines in live_events.
create table live_visits (
  institute_id bigint not null,
  id uuid not null,
  class_id uuid not null,
  account_id uuid not null,
  role text not null check (role in ('instructor', 'student')),
  token_hash bytea,
  token_until timestamptz,
  -- The line that is open now; null while it is lost.
  line_id text,
  seen_at timestamptz not null,
  primary key (institute_id, id)
);
create index live_visits_of_class on live_visits (institute_id, class_id);
create index live_visits_by_seen on live_visits (institute_id, seen_at);

-- What holds for a person in a room, over all their lines.
create table live_people (
  institute_id bigint not null,
  class_id uuid not null,
  account_id uuid not null,
  hand_at timestamptz,
  hand_words text not null default '',
  muted boolean not null default false,
  removed_at timestamptz,
  wrote_at timestamptz,
  primary key (institute_id, class_id, account_id)
);

-- What was written in a room. The key is made by the page, so that a message sent twice is one.
create table live_messages (
  institute_id bigint not null,
  id uuid not null,
  class_id uuid not null,
  account_id uuid not null,
  role text not null check (role in ('instructor', 'student')),
  key uuid not null,
  words text not null,
  sent_at timestamptz not null,
  removed_at timestamptz,
  removed_by uuid,
  primary key (institute_id, id)
);
create unique index live_messages_once on live_messages (institute_id, class_id, account_id, key);
create index live_messages_of_class on live_messages (institute_id, class_id, id);

alter table live_classes add column pace smallint not null default 0 check (pace in (0, 10, 30, 60));

alter table live_visits add constraint live_visits_class_fk
  foreign key (institute_id, class_id) references live_classes (institute_id, id);
alter table live_people add constraint live_people_class_fk
  foreign key (institute_id, class_id) references live_classes (institute_id, id);
alter table live_messages add constraint live_messages_class_fk
  foreign key (institute_id, class_id) references live_classes (institute_id, id);

select kernel.protect('live_visits', 'select, insert, update, delete');
select kernel.protect('live_people', 'select, insert, update, delete');
select kernel.protect('live_messages', 'select, insert, update, delete');

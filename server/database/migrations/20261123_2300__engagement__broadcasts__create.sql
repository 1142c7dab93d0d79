-- A notice that staff write once and many people get. `people` is counted when it is sent.
create table broadcasts (
  institute_id bigint not null,
  id uuid not null,
  purpose text not null check (purpose in ('notice', 'offer')),
  everyone boolean not null,
  batch_ids uuid[] not null,
  students boolean not null,
  guardians boolean not null,
  mail boolean not null,
  sms boolean not null,
  urgent boolean not null,
  texts jsonb not null,
  state text not null check (state in ('draft', 'scheduled', 'sent')),
  send_at timestamptz,
  people integer,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (institute_id, id),
  check ((state = 'draft') = (send_at is null)),
  check ((state = 'sent') = (people is not null))
);
create index broadcasts_newest on broadcasts (institute_id, updated_at desc);

select kernel.protect('broadcasts', 'select, insert, update, delete');

-- Courses that somebody buys for somebody else. The code is drawn when it is mailed, and known by its digest alone, as all codes are.
create table gifts (
  institute_id bigint not null,
  id uuid not null,
  buyer_id uuid not null,
  thing_kind text not null check (thing_kind in ('course', 'pack')),
  thing_id uuid not null,
  name text not null,
  email text not null,
  words text not null,
  send_at timestamptz not null,
  -- Where the link of the mail leads.
  address text not null,
  created_at timestamptz not null,
  -- The line of the order that paid for it.
  source text,
  paid_at timestamptz,
  batch_id uuid,
  sent_at timestamptz,
  closed_at timestamptz,
  primary key (institute_id, id),
  foreign key (institute_id, batch_id) references code_batches (institute_id, id)
);
create index gifts_of_buyer on gifts (institute_id, buyer_id, created_at desc);
create unique index gifts_by_source on gifts (institute_id, source) where source is not null;

select kernel.protect('gifts', 'select, insert, update');

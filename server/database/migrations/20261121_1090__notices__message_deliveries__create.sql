-- Codes, links and invitations that were sent or not: what for, to whom (masked, and as a keyed hash to search by), and what became of it; never
-- the text. Somebody who signs up has no account yet, and a message may be queued while its account goes: hence no foreign key.
create table message_deliveries (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid,
  about text not null,
  channel text not null check (channel in ('mail', 'sms')),
  sent_to text not null,
  sent_to_hash bytea not null,
  state text not null check (state in ('queued', 'sent', 'failed')),
  reason text not null default '',
  tries integer not null default 0,
  queued_at timestamptz not null,
  finished_at timestamptz,
  primary key (institute_id, id),
  check ((state = 'queued') = (finished_at is null))
);
create index message_deliveries_by_time on message_deliveries (institute_id, queued_at desc, id desc);
create index message_deliveries_of_account on message_deliveries (institute_id, account_id, queued_at desc);
create index message_deliveries_by_contact on message_deliveries (institute_id, sent_to_hash, queued_at desc);
select kernel.protect('message_deliveries', 'select, insert, update, delete');

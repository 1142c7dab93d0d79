-- Codes that prove an address or a number. Only a keyed hash lies here; a code works once, for minutes, for a few tries.
create table one_time_codes (
  institute_id bigint not null,
  id uuid not null,
  purpose text not null,
  channel text not null check (channel in ('mail', 'sms')),
  sent_to text not null,
  account_id uuid,
  code_hash bytea not null,
  address text not null default '',
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries_left integer not null,
  used_at timestamptz,
  primary key (institute_id, id)
);
create index one_time_codes_by_contact on one_time_codes (institute_id, sent_to, sent_at desc);
create index one_time_codes_by_address on one_time_codes (institute_id, address, sent_at desc);
create index one_time_codes_by_time on one_time_codes (institute_id, sent_at);
create index one_time_codes_of_account on one_time_codes (institute_id, account_id);
select kernel.protect('one_time_codes', 'select, insert, update, delete');

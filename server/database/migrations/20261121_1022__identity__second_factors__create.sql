-- The secret of an authenticator app, sealed. `last_step`: the newest code that was used, so that none is used twice.
create table second_factors (
  institute_id bigint not null,
  account_id uuid not null,
  secret_sealed text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  primary key (institute_id, account_id),
  foreign key (institute_id, account_id) references accounts (institute_id, id)
);
select kernel.protect('second_factors', 'select, insert, update, delete');

create table recovery_codes (
  institute_id bigint not null,
  account_id uuid not null,
  hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (institute_id, account_id, hash),
  foreign key (institute_id, account_id) references accounts (institute_id, id)
);
select kernel.protect('recovery_codes', 'select, insert, update, delete');

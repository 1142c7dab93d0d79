-- Activation codes that were made together, and what each opens.
create table code_batches (
  institute_id bigint not null,
  id uuid not null,
  name text not null check (length(name) between 1 and 80),
  count integer not null check (count between 1 and 100000),
  things jsonb not null,
  days integer not null check (days between 1 and 3660),
  redeem_until timestamptz,
  per_person integer not null check (per_person > 0),
  sheets boolean not null,
  made_by uuid not null,
  created_at timestamptz not null,
  -- The codes are stored; before that, and after nobody downloaded them, there are none.
  drawn_at timestamptz,
  list_taken_at timestamptz,
  sheets_taken_at timestamptz,
  blocked_at timestamptz,
  primary key (institute_id, id)
);
create index code_batches_newest on code_batches (institute_id, created_at desc);

-- A code is known by its digest alone, under a key of the server; people tell codes apart by their number and last four signs.
create table activation_codes (
  institute_id bigint not null,
  id uuid not null,
  batch_id uuid not null,
  number integer not null check (number > 0),
  digest text not null,
  last_four text not null check (length(last_four) = 4),
  blocked_at timestamptz,
  primary key (institute_id, id),
  foreign key (institute_id, batch_id) references code_batches (institute_id, id)
);
create unique index activation_codes_by_digest on activation_codes (institute_id, digest);
create unique index activation_codes_of_batch on activation_codes (institute_id, batch_id, number);
create index activation_codes_by_last_four on activation_codes (institute_id, last_four);

-- A code is redeemed once.
create table code_redemptions (
  institute_id bigint not null,
  code_id uuid not null,
  batch_id uuid not null,
  account_id uuid not null,
  redeemed_at timestamptz not null,
  opens_until timestamptz,
  primary key (institute_id, code_id),
  foreign key (institute_id, code_id) references activation_codes (institute_id, id),
  foreign key (institute_id, batch_id) references code_batches (institute_id, id)
);
create index code_redemptions_of_batch on code_redemptions (institute_id, batch_id, account_id);
create index code_redemptions_of_account on code_redemptions (institute_id, account_id, redeemed_at desc);

select kernel.protect('code_batches', 'select, insert, update');
select kernel.protect('activation_codes', 'select, insert, update, delete');
select kernel.protect('code_redemptions', 'select, insert, update');

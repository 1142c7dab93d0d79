-- Sums of the ledger up to a transaction, so that a balance adds up only what came later. A nightly job makes them anew from the first entry.
create table ledger_snapshots (
  institute_id bigint primary key,
  -- Ids of transactions are made in the order of time; this one and all before it are in the sums.
  until_id uuid not null,
  taken_at timestamptz not null
);
create table ledger_balances (
  institute_id bigint not null,
  account text not null check (length(account) between 1 and 40),
  -- Whose, of the accounts that are kept for each person; zeros for nobody's.
  person_id uuid not null,
  amount_paise bigint not null,
  primary key (institute_id, account, person_id),
  foreign key (institute_id) references ledger_snapshots (institute_id)
);
select kernel.protect('ledger_snapshots', 'select, insert, update');
select kernel.protect('ledger_balances', 'select, insert, update');

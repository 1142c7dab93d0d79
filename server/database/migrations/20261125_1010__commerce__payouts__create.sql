-- Money that is paid out to payees. One person prepares it, another approves it; from then on it is on its way, until the bank has sent it
-- or given it back.
create table payouts (
  institute_id bigint not null,
  id uuid not null,
  state text not null check (state in ('waiting', 'approved', 'sent', 'declined', 'withdrawn', 'returned')),
  maker_id uuid not null,
  made_at timestamptz not null,
  checker_id uuid,
  checked_at timestamptz,
  -- Why it was declined or came back, or the bank's reference.
  note text not null default '' check (length(note) <= 300),
  ended_at timestamptz,
  primary key (institute_id, id),
  check (checker_id <> maker_id)
);
create index payouts_by_time on payouts (institute_id, made_at desc);
create table payout_lines (
  institute_id bigint not null,
  payout_id uuid not null,
  payee_id uuid not null,
  paise bigint not null check (paise > 0),
  -- The verified bank details that it goes to.
  bank_change_id uuid not null,
  account_mask text not null,
  primary key (institute_id, payout_id, payee_id),
  foreign key (institute_id, payout_id) references payouts (institute_id, id),
  foreign key (institute_id, payee_id) references payees (institute_id, id)
);
create index payout_lines_of_payee on payout_lines (institute_id, payee_id);
select kernel.protect('payouts', 'select, insert, update');
select kernel.protect('payout_lines', 'select, insert');

-- Bank details are those of the institute, or of somebody whom it pays.
alter table bank_changes add column owner_id uuid;
drop index bank_changes_one_proposed;
drop index bank_changes_one_active;
create unique index bank_changes_one_proposed on bank_changes (institute_id, owner_id) nulls not distinct where status = 'proposed';
create unique index bank_changes_one_active on bank_changes (institute_id, owner_id) nulls not distinct where status = 'active';

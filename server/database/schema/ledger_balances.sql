-- Generated: tenant table of the migrated database.

create table ledger_balances (
  institute_id bigint not null,
  account text not null,
  person_id uuid not null,
  amount_paise bigint not null,
  constraint ledger_balances_pkey PRIMARY KEY (institute_id, account, person_id),
  constraint ledger_balances_institute_id_fkey FOREIGN KEY (institute_id) REFERENCES ledger_snapshots(institute_id),
  constraint ledger_balances_account_check CHECK (length(account) >= 1 AND length(account) <= 40)
);

alter table ledger_balances enable row level security;

alter table ledger_balances force row level security;

create policy tenant on ledger_balances for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on ledger_balances to app;

grant select on ledger_balances to staff;

-- Generated: tenant table of the migrated database.

create table ledger_entries (
  institute_id bigint not null,
  transaction_id uuid not null,
  entry integer not null,
  account text not null,
  person_id uuid,
  amount_paise bigint not null,
  constraint ledger_entries_pkey PRIMARY KEY (institute_id, transaction_id, entry),
  constraint ledger_entries_institute_id_transaction_id_fkey FOREIGN KEY (institute_id, transaction_id) REFERENCES ledger_transactions(institute_id, id),
  constraint ledger_entries_account_check CHECK (length(account) >= 1 AND length(account) <= 40),
  constraint ledger_entries_amount_paise_check CHECK (amount_paise <> 0),
  constraint ledger_entries_entry_check CHECK (entry >= 0)
);

CREATE INDEX ledger_entries_of_account ON public.ledger_entries USING btree (institute_id, account, person_id);

alter table ledger_entries enable row level security;

alter table ledger_entries force row level security;

create policy tenant on ledger_entries for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on ledger_entries to app;

grant select on ledger_entries to staff;

-- Generated: tenant table of the migrated database.

create table ledger_transactions (
  institute_id bigint not null,
  id uuid not null,
  order_id uuid not null,
  purpose text not null,
  at timestamp with time zone not null,
  constraint ledger_transactions_pkey PRIMARY KEY (institute_id, id)
);

CREATE UNIQUE INDEX ledger_transactions_by_purpose ON public.ledger_transactions USING btree (institute_id, order_id, purpose);

alter table ledger_transactions enable row level security;

alter table ledger_transactions force row level security;

create policy tenant on ledger_transactions for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on ledger_transactions to app;

grant select on ledger_transactions to staff;

-- Generated: tenant table of the migrated database.

create table payout_lines (
  institute_id bigint not null,
  payout_id uuid not null,
  payee_id uuid not null,
  paise bigint not null,
  bank_change_id uuid not null,
  account_mask text not null,
  constraint payout_lines_pkey PRIMARY KEY (institute_id, payout_id, payee_id),
  constraint payout_lines_institute_id_payee_id_fkey FOREIGN KEY (institute_id, payee_id) REFERENCES payees(institute_id, id),
  constraint payout_lines_institute_id_payout_id_fkey FOREIGN KEY (institute_id, payout_id) REFERENCES payouts(institute_id, id),
  constraint payout_lines_paise_check CHECK (paise > 0)
);

CREATE INDEX payout_lines_of_payee ON public.payout_lines USING btree (institute_id, payee_id);

alter table payout_lines enable row level security;

alter table payout_lines force row level security;

create policy tenant on payout_lines for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on payout_lines to app;

grant select on payout_lines to staff;

-- Generated: tenant table of the migrated database.

create table share_entries (
  institute_id bigint not null,
  id uuid not null,
  payee_id uuid not null,
  order_id uuid not null,
  line integer not null,
  purpose text not null,
  at timestamp with time zone not null,
  taxable_paise bigint not null,
  basis_points integer not null,
  paise bigint not null,
  free_at timestamp with time zone not null,
  constraint share_entries_pkey PRIMARY KEY (institute_id, id),
  constraint share_entries_institute_id_order_id_fkey FOREIGN KEY (institute_id, order_id) REFERENCES orders(institute_id, id),
  constraint share_entries_institute_id_payee_id_fkey FOREIGN KEY (institute_id, payee_id) REFERENCES payees(institute_id, id),
  constraint share_entries_paise_check CHECK (paise <> 0),
  constraint share_entries_purpose_check CHECK (length(purpose) >= 1 AND length(purpose) <= 120)
);

CREATE INDEX share_entries_of_payee ON public.share_entries USING btree (institute_id, payee_id, at);

CREATE UNIQUE INDEX share_entries_once ON public.share_entries USING btree (institute_id, order_id, line, payee_id, purpose);

alter table share_entries enable row level security;

alter table share_entries force row level security;

create policy tenant on share_entries for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on share_entries to app;

grant select on share_entries to staff;

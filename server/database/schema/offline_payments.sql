-- Generated: tenant table of the migrated database.

create table offline_payments (
  institute_id bigint not null,
  payment_id uuid not null,
  order_id uuid not null,
  way text not null,
  state text not null,
  told_utr text not null,
  utr text,
  receipt_id uuid,
  chosen_at timestamp with time zone not null,
  entered_by uuid,
  entered_at timestamp with time zone,
  decided_by uuid,
  decided_at timestamp with time zone,
  answer text not null,
  constraint offline_payments_pkey PRIMARY KEY (institute_id, payment_id),
  constraint offline_payments_institute_id_payment_id_fkey FOREIGN KEY (institute_id, payment_id) REFERENCES payments(institute_id, id),
  constraint offline_payments_state_check CHECK (state = ANY (ARRAY['chosen'::text, 'told'::text, 'entered'::text, 'confirmed'::text, 'refused'::text, 'expired'::text])),
  constraint offline_payments_two_people CHECK (state <> 'confirmed'::text OR decided_by <> entered_by),
  constraint offline_payments_way_check CHECK (way = ANY (ARRAY['upi'::text, 'bank'::text, 'cash'::text]))
);

CREATE UNIQUE INDEX offline_payments_by_utr ON public.offline_payments USING btree (institute_id, utr) WHERE ((utr IS NOT NULL) AND (state <> 'refused'::text));

CREATE INDEX offline_payments_of_order ON public.offline_payments USING btree (institute_id, order_id);

CREATE INDEX offline_payments_waiting ON public.offline_payments USING btree (institute_id, chosen_at) WHERE (state = ANY (ARRAY['chosen'::text, 'told'::text, 'entered'::text]));

alter table offline_payments enable row level security;

alter table offline_payments force row level security;

create policy tenant on offline_payments for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on offline_payments to app;

grant select on offline_payments to staff;

-- Generated: tenant table of the migrated database.

create table payments (
  institute_id bigint not null,
  id uuid not null,
  order_id uuid not null,
  gateway text not null,
  state text not null,
  amount_paise bigint not null,
  gateway_order_id text not null,
  gateway_payment_id text,
  method text,
  reference text,
  failure text,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  checks integer default 0 not null,
  next_check_at timestamp with time zone,
  constraint payments_pkey PRIMARY KEY (institute_id, id),
  constraint payments_institute_id_order_id_fkey FOREIGN KEY (institute_id, order_id) REFERENCES orders(institute_id, id),
  constraint payments_amount_paise_check CHECK (amount_paise > 0),
  constraint payments_failure_check CHECK (failure = ANY (ARRAY['cancelled'::text, 'declined'::text, 'expired'::text, 'unknown'::text])),
  constraint payments_gateway_check CHECK (gateway = ANY (ARRAY['razorpay'::text, 'paytm'::text, 'offline'::text])),
  constraint payments_state_check CHECK (state = ANY (ARRAY['started'::text, 'pending'::text, 'captured'::text, 'failed'::text, 'refunding'::text, 'refunded'::text]))
);

CREATE UNIQUE INDEX payments_by_gateway_order ON public.payments USING btree (institute_id, gateway, gateway_order_id);

CREATE UNIQUE INDEX payments_by_gateway_payment ON public.payments USING btree (institute_id, gateway, gateway_payment_id) WHERE (gateway_payment_id IS NOT NULL);

CREATE INDEX payments_of_order ON public.payments USING btree (institute_id, order_id);

CREATE INDEX payments_to_check ON public.payments USING btree (institute_id, next_check_at) WHERE (next_check_at IS NOT NULL);

alter table payments enable row level security;

alter table payments force row level security;

create policy tenant on payments for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on payments to app;

grant select on payments to staff;

-- Generated: tenant table of the migrated database.

create table refunds (
  institute_id bigint not null,
  id uuid not null,
  order_id uuid not null,
  payment_id uuid,
  amount_paise bigint not null,
  reason text not null,
  state text not null,
  asked_by uuid,
  asked_at timestamp with time zone not null,
  gateway_refund_id text,
  done_at timestamp with time zone,
  credit_note_id uuid,
  wallet_paise bigint default 0 not null,
  constraint refunds_pkey PRIMARY KEY (institute_id, id),
  constraint refunds_institute_id_order_id_fkey FOREIGN KEY (institute_id, order_id) REFERENCES orders(institute_id, id),
  constraint refunds_institute_id_payment_id_fkey FOREIGN KEY (institute_id, payment_id) REFERENCES payments(institute_id, id),
  constraint refunds_amount_paise_check CHECK (amount_paise > 0),
  constraint refunds_state_check CHECK (state = ANY (ARRAY['sending'::text, 'sent'::text, 'done'::text, 'failed'::text])),
  constraint refunds_wallet_check CHECK (wallet_paise >= 0 AND wallet_paise <= amount_paise AND (payment_id IS NOT NULL OR wallet_paise = amount_paise))
);

CREATE INDEX refunds_of_order ON public.refunds USING btree (institute_id, order_id);

alter table refunds enable row level security;

alter table refunds force row level security;

create policy tenant on refunds for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on refunds to app;

grant select on refunds to staff;

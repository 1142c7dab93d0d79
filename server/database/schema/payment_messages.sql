-- Generated: tenant table of the migrated database.

create table payment_messages (
  institute_id bigint not null,
  id uuid not null,
  gateway text not null,
  way text not null,
  message_key text not null,
  payment_id uuid,
  genuine boolean not null,
  body bytea not null,
  said text not null,
  received_at timestamp with time zone not null,
  times integer default 1 not null,
  outcome text,
  constraint payment_messages_pkey PRIMARY KEY (institute_id, id),
  constraint payment_messages_gateway_check CHECK (gateway = ANY (ARRAY['razorpay'::text, 'paytm'::text])),
  constraint payment_messages_outcome_check CHECK (outcome = ANY (ARRAY['applied'::text, 'nothing'::text, 'refused'::text])),
  constraint payment_messages_said_check CHECK (said = ANY (ARRAY['paid'::text, 'failed'::text, 'pending'::text, 'other'::text])),
  constraint payment_messages_way_check CHECK (way = ANY (ARRAY['return'::text, 'webhook'::text, 'status'::text]))
);

CREATE UNIQUE INDEX payment_messages_by_key ON public.payment_messages USING btree (institute_id, gateway, message_key);

CREATE INDEX payment_messages_of_payment ON public.payment_messages USING btree (institute_id, payment_id, received_at);

alter table payment_messages enable row level security;

alter table payment_messages force row level security;

create policy tenant on payment_messages for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on payment_messages to app;

grant select on payment_messages to staff;

-- Generated: tenant table of the migrated database.

create table refund_requests (
  institute_id bigint not null,
  id uuid not null,
  order_id uuid not null,
  account_id uuid not null,
  state text not null,
  reason text not null,
  lines jsonb not null,
  back_paise bigint not null,
  asked_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  answer text not null,
  constraint refund_requests_pkey PRIMARY KEY (institute_id, id),
  constraint refund_requests_institute_id_order_id_fkey FOREIGN KEY (institute_id, order_id) REFERENCES orders(institute_id, id),
  constraint refund_requests_back_paise_check CHECK (back_paise > 0),
  constraint refund_requests_state_check CHECK (state = ANY (ARRAY['asked'::text, 'withdrawn'::text, 'granted'::text, 'declined'::text]))
);

CREATE INDEX refund_requests_of_order ON public.refund_requests USING btree (institute_id, order_id, asked_at);

CREATE UNIQUE INDEX refund_requests_open ON public.refund_requests USING btree (institute_id, order_id) WHERE (state = 'asked'::text);

alter table refund_requests enable row level security;

alter table refund_requests force row level security;

create policy tenant on refund_requests for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on refund_requests to app;

grant select on refund_requests to staff;

-- Generated: tenant table of the migrated database.

create table disputes (
  institute_id bigint not null,
  dispute_id text not null,
  payment_id uuid not null,
  order_id uuid not null,
  state text not null,
  amount_paise bigint not null,
  reason text not null,
  respond_by timestamp with time zone,
  opened_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint disputes_pkey PRIMARY KEY (institute_id, dispute_id),
  constraint disputes_institute_id_order_id_fkey FOREIGN KEY (institute_id, order_id) REFERENCES orders(institute_id, id),
  constraint disputes_institute_id_payment_id_fkey FOREIGN KEY (institute_id, payment_id) REFERENCES payments(institute_id, id),
  constraint disputes_amount_paise_check CHECK (amount_paise > 0),
  constraint disputes_state_check CHECK (state = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text]))
);

CREATE INDEX disputes_of_order ON public.disputes USING btree (institute_id, order_id);

alter table disputes enable row level security;

alter table disputes force row level security;

create policy tenant on disputes for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on disputes to app;

grant select on disputes to staff;

-- Generated: tenant table of the migrated database.

create table instalment_parts (
  institute_id bigint not null,
  order_id uuid not null,
  part integer not null,
  amount_paise bigint not null,
  due_at timestamp with time zone not null,
  pay_order_id uuid,
  paid_at timestamp with time zone,
  told text default ''::text not null,
  constraint instalment_parts_pkey PRIMARY KEY (institute_id, order_id, part),
  constraint instalment_parts_institute_id_order_id_fkey FOREIGN KEY (institute_id, order_id) REFERENCES instalment_schedules(institute_id, order_id),
  constraint instalment_parts_institute_id_pay_order_id_fkey FOREIGN KEY (institute_id, pay_order_id) REFERENCES orders(institute_id, id),
  constraint instalment_parts_amount_paise_check CHECK (amount_paise > 0),
  constraint instalment_parts_part_check CHECK (part >= 1 AND part <= 12),
  constraint instalment_parts_told_check CHECK (told = ANY (ARRAY[''::text, 'due'::text, 'late'::text, 'paused'::text]))
);

CREATE UNIQUE INDEX instalment_parts_of_order ON public.instalment_parts USING btree (institute_id, pay_order_id) WHERE (pay_order_id IS NOT NULL);

alter table instalment_parts enable row level security;

alter table instalment_parts force row level security;

create policy tenant on instalment_parts for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on instalment_parts to app;

grant select on instalment_parts to staff;

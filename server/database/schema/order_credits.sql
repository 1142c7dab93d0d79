-- Generated: tenant table of the migrated database.

create table order_credits (
  institute_id bigint not null,
  order_id uuid not null,
  from_order_id uuid not null,
  from_line integer not null,
  paise bigint not null,
  constraint order_credits_pkey PRIMARY KEY (institute_id, order_id, from_order_id, from_line),
  constraint order_credits_institute_id_from_order_id_from_line_fkey FOREIGN KEY (institute_id, from_order_id, from_line) REFERENCES order_lines(institute_id, order_id, line),
  constraint order_credits_institute_id_order_id_fkey FOREIGN KEY (institute_id, order_id) REFERENCES orders(institute_id, id),
  constraint order_credits_paise_check CHECK (paise > 0)
);

CREATE INDEX order_credits_of_line ON public.order_credits USING btree (institute_id, from_order_id, from_line);

alter table order_credits enable row level security;

alter table order_credits force row level security;

create policy tenant on order_credits for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on order_credits to app;

grant select on order_credits to staff;

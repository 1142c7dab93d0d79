-- Generated: tenant table of the migrated database.

create table sales_documents (
  institute_id bigint not null,
  id uuid not null,
  kind text not null,
  number text not null,
  order_id uuid not null,
  corrects_id uuid,
  issued_at timestamp with time zone not null,
  body jsonb not null,
  constraint sales_documents_pkey PRIMARY KEY (institute_id, id),
  constraint sales_documents_institute_id_order_id_fkey FOREIGN KEY (institute_id, order_id) REFERENCES orders(institute_id, id),
  constraint sales_documents_kind_check CHECK (kind = ANY (ARRAY['invoice'::text, 'billOfSupply'::text, 'creditNote'::text])),
  constraint sales_documents_number_check CHECK (length(number) >= 1 AND length(number) <= 16)
);

CREATE UNIQUE INDEX sales_documents_by_number ON public.sales_documents USING btree (institute_id, number);

CREATE INDEX sales_documents_of_order ON public.sales_documents USING btree (institute_id, order_id);

alter table sales_documents enable row level security;

alter table sales_documents force row level security;

create policy tenant on sales_documents for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on sales_documents to app;

grant select on sales_documents to staff;

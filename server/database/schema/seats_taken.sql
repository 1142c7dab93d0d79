-- Generated: tenant table of the migrated database.

create table seats_taken (
  institute_id bigint not null,
  order_id uuid not null,
  account_id uuid not null,
  given_by uuid not null,
  given_at timestamp with time zone not null,
  constraint seats_taken_pkey PRIMARY KEY (institute_id, order_id, account_id),
  constraint seats_taken_institute_id_order_id_fkey FOREIGN KEY (institute_id, order_id) REFERENCES seat_blocks(institute_id, order_id)
);

CREATE INDEX seats_taken_of_account ON public.seats_taken USING btree (institute_id, account_id);

alter table seats_taken enable row level security;

alter table seats_taken force row level security;

create policy tenant on seats_taken for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on seats_taken to app;

grant select on seats_taken to staff;

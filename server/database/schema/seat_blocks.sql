-- Generated: tenant table of the migrated database.

create table seat_blocks (
  institute_id bigint not null,
  order_id uuid not null,
  thing_id uuid not null,
  title text not null,
  validity_days integer,
  state text not null,
  seats integer not null,
  taken integer default 0 not null,
  constraint seat_blocks_pkey PRIMARY KEY (institute_id, order_id),
  constraint seat_blocks_institute_id_order_id_fkey FOREIGN KEY (institute_id, order_id) REFERENCES orders(institute_id, id),
  constraint seat_blocks_never_over CHECK (taken <= seats),
  constraint seat_blocks_seats_check CHECK (seats > 0),
  constraint seat_blocks_state_check CHECK (state = ANY (ARRAY['unpaid'::text, 'open'::text, 'closed'::text])),
  constraint seat_blocks_taken_check CHECK (taken >= 0)
);

alter table seat_blocks enable row level security;

alter table seat_blocks force row level security;

create policy tenant on seat_blocks for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on seat_blocks to app;

grant select on seat_blocks to staff;

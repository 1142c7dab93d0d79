-- Seats that an organisation bought with one order: how many there are, and who has one.
create table seat_blocks (
  institute_id bigint not null,
  order_id uuid not null,
  thing_id uuid not null,
  title text not null,
  validity_days integer,
  state text not null check (state in ('unpaid', 'open', 'closed')),
  seats integer not null check (seats > 0),
  taken integer not null default 0 check (taken >= 0),
  primary key (institute_id, order_id),
  foreign key (institute_id, order_id) references orders (institute_id, id),
  constraint seat_blocks_never_over check (taken <= seats)
);

create table seats_taken (
  institute_id bigint not null,
  order_id uuid not null,
  account_id uuid not null,
  given_by uuid not null,
  given_at timestamptz not null,
  primary key (institute_id, order_id, account_id),
  foreign key (institute_id, order_id) references seat_blocks (institute_id, order_id)
);
create index seats_taken_of_account on seats_taken (institute_id, account_id);

select kernel.protect('seat_blocks', 'select, insert, update');
select kernel.protect('seats_taken', 'select, insert, update, delete');

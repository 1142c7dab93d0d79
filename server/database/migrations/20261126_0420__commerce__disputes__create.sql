-- Payments about which their payer complained at the bank, as the gateway tells it.
create table disputes (
  institute_id bigint not null,
  -- The gateway's own number.
  dispute_id text not null,
  payment_id uuid not null,
  order_id uuid not null,
  state text not null check (state in ('open', 'won', 'lost')),
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null,
  respond_by timestamptz,
  opened_at timestamptz not null,
  ended_at timestamptz,
  primary key (institute_id, dispute_id),
  foreign key (institute_id, payment_id) references payments (institute_id, id),
  foreign key (institute_id, order_id) references orders (institute_id, id)
);
create index disputes_of_order on disputes (institute_id, order_id);

select kernel.protect('disputes', 'select, insert, update');

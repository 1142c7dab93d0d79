-- Payments to the institute itself, without a payment company: how they are made, who wrote each down and who confirmed it.
create table offline_ways (
  institute_id bigint not null,
  upi_id text not null,
  bank text not null,
  office text not null,
  updated_at timestamptz not null,
  primary key (institute_id)
);

create table offline_payments (
  institute_id bigint not null,
  payment_id uuid not null,
  order_id uuid not null,
  way text not null check (way in ('upi', 'bank', 'cash')),
  state text not null check (state in ('chosen', 'told', 'entered', 'confirmed', 'refused', 'expired')),
  told_utr text not null,
  utr text,
  receipt_id uuid,
  chosen_at timestamptz not null,
  entered_by uuid,
  entered_at timestamptz,
  decided_by uuid,
  decided_at timestamptz,
  answer text not null,
  primary key (institute_id, payment_id),
  foreign key (institute_id, payment_id) references payments (institute_id, id),
  -- Nobody confirms what they wrote down themselves, whatever the code says.
  constraint offline_payments_two_people check (state <> 'confirmed' or decided_by <> entered_by)
);
create index offline_payments_of_order on offline_payments (institute_id, order_id);
create index offline_payments_waiting on offline_payments (institute_id, chosen_at) where state in ('chosen', 'told', 'entered');
-- One transfer pays one order.
create unique index offline_payments_by_utr on offline_payments (institute_id, utr) where utr is not null and state <> 'refused';

alter table payments drop constraint payments_gateway_check;
alter table payments add constraint payments_gateway_check check (gateway in ('razorpay', 'paytm', 'offline'));

select kernel.protect('offline_ways', 'select, insert, update');
select kernel.protect('offline_payments', 'select, insert, update');

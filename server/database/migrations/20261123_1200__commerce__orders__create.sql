-- The institute as a seller: what stands on its documents, and its rule of refunds.
create table sellers (
  institute_id bigint primary key,
  legal_name text not null,
  address text not null,
  email text not null,
  state_code text,
  gstin text,
  sac text not null,
  tax_rate integer not null check (tax_rate between 0 and 4000),
  prefix text not null,
  refund_days integer not null check (refund_days between 0 and 90),
  refund_percent integer not null check (refund_percent between 0 and 100),
  updated_at timestamptz not null
);

-- The numbers of orders and documents: the next of each series, taken in the transaction that uses it, so that none is left out.
create table number_series (
  institute_id bigint not null,
  series text not null check (length(series) between 1 and 40),
  last integer not null check (last > 0),
  primary key (institute_id, series)
);

-- An order is a snapshot: nothing of it but its state changes after it was placed.
create table orders (
  institute_id bigint not null,
  id uuid not null,
  number text not null,
  account_id uuid not null,
  -- Made by the buyer's page: placing again with it answers the same order.
  request_key uuid not null,
  state text not null check (state in ('placed', 'awaiting', 'failed', 'paid', 'part_refunded', 'refunded', 'expired')),
  coupon_code text,
  billing jsonb not null,
  list_paise bigint not null check (list_paise >= 0),
  price_paise bigint not null check (price_paise >= 0),
  discount_paise bigint not null check (discount_paise between 0 and price_paise),
  total_paise bigint not null check (total_paise = price_paise - discount_paise),
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  place_of_supply text,
  placed_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  primary key (institute_id, id),
  check (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise)
);
create unique index orders_by_number on orders (institute_id, number);
create unique index orders_by_request on orders (institute_id, account_id, request_key);
create index orders_of_account on orders (institute_id, account_id, placed_at desc);
create index orders_by_time on orders (institute_id, placed_at desc);

create table order_lines (
  institute_id bigint not null,
  order_id uuid not null,
  line integer not null check (line >= 0),
  thing_kind text not null check (thing_kind in ('course', 'pack')),
  thing_id uuid not null,
  title text not null,
  list_paise bigint not null,
  price_paise bigint not null,
  discount_paise bigint not null,
  total_paise bigint not null check (total_paise = price_paise - discount_paise),
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  tax_rate integer not null,
  sac text not null,
  validity_days integer,
  opens_until timestamptz,
  refunded_at timestamptz,
  primary key (institute_id, order_id, line),
  foreign key (institute_id, order_id) references orders (institute_id, id),
  check (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise)
);
create index order_lines_of_thing on order_lines (institute_id, thing_id);

-- One try to pay at one gateway.
create table payments (
  institute_id bigint not null,
  id uuid not null,
  order_id uuid not null,
  gateway text not null check (gateway in ('razorpay', 'paytm')),
  state text not null check (state in ('started', 'pending', 'captured', 'failed', 'refunding', 'refunded')),
  amount_paise bigint not null check (amount_paise > 0),
  gateway_order_id text not null,
  gateway_payment_id text,
  method text,
  reference text,
  failure text check (failure in ('cancelled', 'declined', 'expired', 'unknown')),
  started_at timestamptz not null,
  finished_at timestamptz,
  checks integer not null default 0,
  next_check_at timestamptz,
  primary key (institute_id, id),
  foreign key (institute_id, order_id) references orders (institute_id, id)
);
create unique index payments_by_gateway_order on payments (institute_id, gateway, gateway_order_id);
create unique index payments_by_gateway_payment on payments (institute_id, gateway, gateway_payment_id)
  where gateway_payment_id is not null;
create index payments_of_order on payments (institute_id, order_id);
create index payments_to_check on payments (institute_id, next_check_at) where next_check_at is not null;

-- Every message of a gateway as it came, written before anything is done with it.
create table payment_messages (
  institute_id bigint not null,
  id uuid not null,
  gateway text not null check (gateway in ('razorpay', 'paytm')),
  way text not null check (way in ('return', 'webhook', 'status')),
  -- The gateway's own number of the message, or a digest of its bytes.
  message_key text not null,
  payment_id uuid,
  genuine boolean not null,
  body bytea not null,
  said text not null check (said in ('paid', 'failed', 'pending', 'other')),
  received_at timestamptz not null,
  -- How often the same message came.
  times integer not null default 1,
  -- What was done with it.
  outcome text check (outcome in ('applied', 'nothing', 'refused')),
  primary key (institute_id, id)
);
create unique index payment_messages_by_key on payment_messages (institute_id, gateway, message_key);
create index payment_messages_of_payment on payment_messages (institute_id, payment_id, received_at);

-- Money that goes back to the buyer through the gateway it came by.
create table refunds (
  institute_id bigint not null,
  id uuid not null,
  order_id uuid not null,
  payment_id uuid not null,
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null,
  state text not null check (state in ('sending', 'sent', 'done', 'failed')),
  -- Null: by itself, because the order could not take the payment.
  asked_by uuid,
  asked_at timestamptz not null,
  gateway_refund_id text,
  done_at timestamptz,
  credit_note_id uuid,
  primary key (institute_id, id),
  foreign key (institute_id, order_id) references orders (institute_id, id),
  foreign key (institute_id, payment_id) references payments (institute_id, id)
);
create index refunds_of_order on refunds (institute_id, order_id);

-- Double entry, append only: the entries of each transaction add up to nothing.
create table ledger_transactions (
  institute_id bigint not null,
  id uuid not null,
  order_id uuid not null,
  -- What for, once for each order: `payment:<id>`, `refund:<id>`.
  purpose text not null,
  at timestamptz not null,
  primary key (institute_id, id)
);
create unique index ledger_transactions_by_purpose on ledger_transactions (institute_id, order_id, purpose);
create table ledger_entries (
  institute_id bigint not null,
  transaction_id uuid not null,
  entry integer not null check (entry >= 0),
  account text not null check (length(account) between 1 and 40),
  -- Whose, of the accounts that are kept for each person.
  person_id uuid,
  -- Debits are positive, credits negative.
  amount_paise bigint not null check (amount_paise <> 0),
  primary key (institute_id, transaction_id, entry),
  foreign key (institute_id, transaction_id) references ledger_transactions (institute_id, id)
);
create index ledger_entries_of_account on ledger_entries (institute_id, account, person_id);

-- Invoices and credit notes as they were issued.
create table sales_documents (
  institute_id bigint not null,
  id uuid not null,
  kind text not null check (kind in ('invoice', 'billOfSupply', 'creditNote')),
  number text not null check (length(number) between 1 and 16),
  order_id uuid not null,
  corrects_id uuid,
  issued_at timestamptz not null,
  body jsonb not null,
  primary key (institute_id, id),
  foreign key (institute_id, order_id) references orders (institute_id, id)
);
create unique index sales_documents_by_number on sales_documents (institute_id, number);
create index sales_documents_of_order on sales_documents (institute_id, order_id);

-- Keys of an institute at a gateway; the secrets are sealed.
create table gateway_accounts (
  institute_id bigint not null,
  gateway text not null check (gateway in ('razorpay', 'paytm')),
  -- key_id of Razorpay, MID of Paytm.
  key_id text not null,
  secret_sealed text not null,
  webhook_secret_sealed text not null,
  -- Paytm's name of the website.
  website text not null,
  open boolean not null,
  updated_at timestamptz not null,
  primary key (institute_id, gateway)
);

select kernel.protect('sellers', 'select, insert, update');
select kernel.protect('number_series', 'select, insert, update');
select kernel.protect('orders', 'select, insert, update');
select kernel.protect('order_lines', 'select, insert, update');
select kernel.protect('payments', 'select, insert, update');
select kernel.protect('payment_messages', 'select, insert, update');
select kernel.protect('refunds', 'select, insert, update');
select kernel.protect('ledger_transactions', 'select, insert');
select kernel.protect('ledger_entries', 'select, insert');
select kernel.protect('sales_documents', 'select, insert');
select kernel.protect('gateway_accounts', 'select, insert, update, delete');

-- Owners, administrators and accountants look after sales; roles that an institute changed keep their own set otherwise.
do $$
declare
  place bigint;
begin
  for place in select id from institutes loop
    perform set_config('app.institute_id', place::text, true);
    update roles set capabilities = capabilities || '{sales.read,sales.write}'
      where name in ('owner', 'administrator', 'accountant') and built_in and not ('sales.read' = any (capabilities));
  end loop;
  perform set_config('app.institute_id', '', true);
end $$;

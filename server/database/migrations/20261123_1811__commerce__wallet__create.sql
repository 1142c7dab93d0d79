-- What a person can spend here. The row is locked by every movement, so that the same paisa is never spent twice.
create table wallets (
  institute_id bigint not null,
  account_id uuid not null,
  cash_paise bigint not null check (cash_paise >= 0),
  promo_paise bigint not null check (promo_paise >= 0),
  -- How many movements there were: the next one's place in the passbook.
  movements integer not null default 0,
  primary key (institute_id, account_id)
);

-- Promo money with its end; the oldest end is spent first. A source gives a person once.
create table wallet_promos (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  source text not null check (length(source) between 1 and 60),
  given_paise bigint not null check (given_paise > 0),
  left_paise bigint not null check (left_paise >= 0),
  given_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (institute_id, id),
  foreign key (institute_id, account_id) references wallets (institute_id, account_id)
);
create unique index wallet_promos_by_source on wallet_promos (institute_id, account_id, source);
create index wallet_promos_to_end on wallet_promos (institute_id, ends_at) where left_paise > 0;

-- The passbook: every movement with what was in the wallet after it.
create table wallet_movements (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  place integer not null,
  at timestamptz not null,
  kind text not null
    check (kind in ('topUp', 'credit', 'code', 'referral', 'welcome', 'order', 'orderBack', 'refund', 'ended', 'merged')),
  cash_paise bigint not null,
  promo_paise bigint not null,
  balance_paise bigint not null check (balance_paise >= 0),
  note text not null,
  order_id uuid,
  order_number text,
  ends_at timestamptz,
  -- Who of the staff gave it.
  given_by uuid,
  primary key (institute_id, id)
);
create index wallet_movements_of_account on wallet_movements (institute_id, account_id, at desc, place desc);

-- What an order takes out of a wallet: held when it is placed, spent when it is paid, given back when it fails or expires.
create table wallet_holds (
  institute_id bigint not null,
  order_id uuid not null,
  account_id uuid not null,
  state text not null check (state in ('held', 'spent', 'released')),
  total_paise bigint not null check (total_paise > 0),
  order_number text not null,
  note text not null,
  holds_until timestamptz not null,
  primary key (institute_id, order_id)
);
create index wallet_holds_to_release on wallet_holds (institute_id, holds_until) where state = 'held';
-- From which buckets; a part without promo money is cash.
create table wallet_parts (
  institute_id bigint not null,
  order_id uuid not null,
  part integer not null,
  promo_id uuid,
  paise bigint not null check (paise > 0),
  returned_paise bigint not null default 0 check (returned_paise between 0 and paise),
  primary key (institute_id, order_id, part),
  foreign key (institute_id, order_id) references wallet_holds (institute_id, order_id)
);

-- Whether money can be added, and how much.
create table wallet_rules (
  institute_id bigint primary key,
  top_ups boolean not null,
  least_paise bigint not null check (least_paise >= 100),
  most_paise bigint not null check (most_paise >= least_paise),
  -- More cash than this is in nobody's wallet.
  holds_paise bigint not null check (holds_paise >= most_paise),
  updated_at timestamptz not null
);

alter table orders add column wallet_paise bigint not null default 0;
alter table orders add constraint orders_wallet_check check (wallet_paise between 0 and total_paise);
-- Kinds of what is sold are words of the contract: the shop learns new ones.
alter table order_lines drop constraint order_lines_thing_kind_check;
alter table order_lines add constraint order_lines_thing_kind_check check (thing_kind ~ '^[a-z][A-Za-z]{1,19}$');

select kernel.protect('wallets', 'select, insert, update');
select kernel.protect('wallet_promos', 'select, insert, update');
select kernel.protect('wallet_movements', 'select, insert, update');
select kernel.protect('wallet_holds', 'select, insert, update');
select kernel.protect('wallet_parts', 'select, insert, update, delete');
select kernel.protect('wallet_rules', 'select, insert, update');

-- A refund gives the wallet's part back to the wallet at once, and asks the gateway for the rest; without a payment there is no rest.
alter table refunds alter column payment_id drop not null;
alter table refunds add column wallet_paise bigint not null default 0;
alter table refunds add constraint refunds_wallet_check
  check (wallet_paise between 0 and amount_paise and (payment_id is not null or wallet_paise = amount_paise));

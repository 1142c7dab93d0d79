-- Codes that take something off an order. `used` and `reserved` are counted on the row, so that one conditional update keeps the limit.
create table coupons (
  institute_id bigint not null,
  id uuid not null,
  code text not null check (code ~ '^[A-Z0-9]{3,20}$'),
  kind text not null check (kind in ('percent', 'amount')),
  value integer not null check (value > 0 and (kind = 'amount' or value <= 100)),
  most_paise integer,
  least_paise integer not null check (least_paise >= 0),
  starts_at timestamptz,
  ends_at timestamptz,
  uses integer check (uses > 0),
  uses_each integer check (uses_each > 0),
  first_order boolean not null,
  course_ids uuid[] not null,
  partner text not null,
  listed boolean not null,
  open boolean not null,
  used integer not null default 0 check (used >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  created_at timestamptz not null,
  primary key (institute_id, id)
);
create unique index coupons_by_code on coupons (institute_id, code);

-- One order's use of a coupon: held while the order is open, used when it is paid, given back when it expires or is refunded.
create table coupon_uses (
  institute_id bigint not null,
  order_id uuid not null,
  coupon_id uuid not null,
  account_id uuid not null,
  state text not null check (state in ('reserved', 'used', 'released')),
  discount_paise bigint not null check (discount_paise >= 0),
  total_paise bigint not null check (total_paise >= 0),
  holds_until timestamptz not null,
  primary key (institute_id, order_id),
  foreign key (institute_id, coupon_id) references coupons (institute_id, id)
);
create index coupon_uses_of_coupon on coupon_uses (institute_id, coupon_id, account_id);
create index coupon_uses_to_release on coupon_uses (institute_id, holds_until) where state = 'reserved';

select kernel.protect('coupons', 'select, insert, update');
select kernel.protect('coupon_uses', 'select, insert, update');

-- The invitation of a student: what stands in the link.
create table referral_codes (
  institute_id bigint not null,
  account_id uuid not null,
  code text not null check (length(code) between 10 and 40),
  primary key (institute_id, account_id)
);
create unique index referral_codes_by_code on referral_codes (institute_id, code);

-- Who came by whose invitation: each person once, on the terms of that day.
create table referrals (
  institute_id bigint not null,
  id uuid not null,
  referrer_id uuid not null,
  friend_id uuid not null,
  accepted_at timestamptz not null,
  referrer_paise bigint not null check (referrer_paise >= 0),
  friend_paise bigint not null check (friend_paise >= 0),
  least_paise bigint not null check (least_paise >= 0),
  wait_days integer not null check (wait_days > 0),
  promo_days integer not null check (promo_days > 0),
  -- Those that were looked at longest ago come first.
  checked_at timestamptz not null,
  paid_at timestamptz,
  primary key (institute_id, id),
  check (referrer_id <> friend_id)
);
create unique index referrals_of_friend on referrals (institute_id, friend_id);
create index referrals_of_referrer on referrals (institute_id, referrer_id, accepted_at desc);
create index referrals_to_check on referrals (institute_id, checked_at) where paid_at is null;

create table referral_rules (
  institute_id bigint primary key,
  referrer_paise bigint not null check (referrer_paise >= 0),
  friend_paise bigint not null check (friend_paise >= 0),
  least_paise bigint not null check (least_paise >= 0),
  wait_days integer not null check (wait_days > 0),
  promo_days integer not null check (promo_days > 0),
  most_each integer not null check (most_each > 0)
);

select kernel.protect('referral_codes', 'select, insert, update, delete');
select kernel.protect('referrals', 'select, insert, update, delete');
select kernel.protect('referral_rules', 'select, insert, update');

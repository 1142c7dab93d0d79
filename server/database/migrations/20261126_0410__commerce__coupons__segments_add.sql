-- For whom a coupon is: people who bought once and not for so many days, students of some batches.
alter table coupons add column lapsed_days integer check (lapsed_days > 0);
alter table coupons add column batch_ids uuid[] not null default '{}';

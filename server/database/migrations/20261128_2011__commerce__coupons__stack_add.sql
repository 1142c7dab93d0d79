-- The place in which a coupon comes off among others of the same order; null: it stands alone.
alter table coupons add column stack integer check (stack between 1 and 9);
-- An order may use several.
alter table coupon_uses drop constraint coupon_uses_pkey;
alter table coupon_uses add constraint coupon_uses_pkey primary key (institute_id, order_id, coupon_id);

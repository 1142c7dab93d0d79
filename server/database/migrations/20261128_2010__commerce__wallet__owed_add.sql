-- A bank can take back money that was added to a wallet and is spent already: the rest is owed to the institute.
alter table wallets add column owed_paise bigint not null default 0 check (owed_paise >= 0);
alter table wallet_movements add column owed_paise bigint not null default 0;
alter table wallet_movements drop constraint wallet_movements_kind_check;
alter table wallet_movements add constraint wallet_movements_kind_check
  check (kind in ('topUp', 'credit', 'code', 'referral', 'welcome', 'order', 'orderBack', 'refund', 'ended', 'merged', 'takenByBank', 'owedPaid'));

-- Generated: tenant table of the migrated database.

create table referral_rules (
  institute_id bigint not null,
  referrer_paise bigint not null,
  friend_paise bigint not null,
  least_paise bigint not null,
  wait_days integer not null,
  promo_days integer not null,
  most_each integer not null,
  constraint referral_rules_pkey PRIMARY KEY (institute_id),
  constraint referral_rules_friend_paise_check CHECK (friend_paise >= 0),
  constraint referral_rules_least_paise_check CHECK (least_paise >= 0),
  constraint referral_rules_most_each_check CHECK (most_each > 0),
  constraint referral_rules_promo_days_check CHECK (promo_days > 0),
  constraint referral_rules_referrer_paise_check CHECK (referrer_paise >= 0),
  constraint referral_rules_wait_days_check CHECK (wait_days > 0)
);

alter table referral_rules enable row level security;

alter table referral_rules force row level security;

create policy tenant on referral_rules for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on referral_rules to app;

grant select on referral_rules to staff;

-- Generated: tenant table of the migrated database.

create table referrals (
  institute_id bigint not null,
  id uuid not null,
  referrer_id uuid not null,
  friend_id uuid not null,
  accepted_at timestamp with time zone not null,
  referrer_paise bigint not null,
  friend_paise bigint not null,
  least_paise bigint not null,
  wait_days integer not null,
  promo_days integer not null,
  checked_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  constraint referrals_pkey PRIMARY KEY (institute_id, id),
  constraint referrals_check CHECK (referrer_id <> friend_id),
  constraint referrals_friend_paise_check CHECK (friend_paise >= 0),
  constraint referrals_least_paise_check CHECK (least_paise >= 0),
  constraint referrals_promo_days_check CHECK (promo_days > 0),
  constraint referrals_referrer_paise_check CHECK (referrer_paise >= 0),
  constraint referrals_wait_days_check CHECK (wait_days > 0)
);

CREATE UNIQUE INDEX referrals_of_friend ON public.referrals USING btree (institute_id, friend_id);

CREATE INDEX referrals_of_referrer ON public.referrals USING btree (institute_id, referrer_id, accepted_at DESC);

CREATE INDEX referrals_to_check ON public.referrals USING btree (institute_id, checked_at) WHERE (paid_at IS NULL);

alter table referrals enable row level security;

alter table referrals force row level security;

create policy tenant on referrals for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on referrals to app;

grant select on referrals to staff;

-- Generated: tenant table of the migrated database.

create table wallet_rules (
  institute_id bigint not null,
  top_ups boolean not null,
  least_paise bigint not null,
  most_paise bigint not null,
  holds_paise bigint not null,
  updated_at timestamp with time zone not null,
  constraint wallet_rules_pkey PRIMARY KEY (institute_id),
  constraint wallet_rules_check CHECK (most_paise >= least_paise),
  constraint wallet_rules_check1 CHECK (holds_paise >= most_paise),
  constraint wallet_rules_least_paise_check CHECK (least_paise >= 100)
);

alter table wallet_rules enable row level security;

alter table wallet_rules force row level security;

create policy tenant on wallet_rules for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on wallet_rules to app;

grant select on wallet_rules to staff;

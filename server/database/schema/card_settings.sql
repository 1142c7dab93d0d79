-- Generated: tenant table of the migrated database.

create table card_settings (
  institute_id bigint not null,
  account_id uuid not null,
  retention integer not null,
  new_per_day integer not null,
  exam jsonb,
  easy_days integer[] default '{}'::integer[] not null,
  holiday jsonb,
  constraint card_settings_pkey PRIMARY KEY (institute_id, account_id),
  constraint card_settings_new_per_day_check CHECK (new_per_day >= 0 AND new_per_day <= 200),
  constraint card_settings_retention_check CHECK (retention >= 70 AND retention <= 97)
);

alter table card_settings enable row level security;

alter table card_settings force row level security;

create policy tenant on card_settings for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on card_settings to app;

grant select on card_settings to staff;

-- Generated: tenant table of the migrated database.

create table plans (
  institute_id bigint not null,
  id uuid not null,
  name_en text not null,
  name_hi text not null,
  exam_ids integer[] not null,
  mode text not null,
  days integer,
  price_paise bigint not null,
  sale_paise bigint,
  sale_from timestamp with time zone,
  sale_until timestamp with time zone,
  trial_days integer,
  pause_days integer,
  yearly_pauses integer not null,
  extras jsonb not null,
  state text not null,
  created_at timestamp with time zone not null,
  published_at timestamp with time zone,
  constraint plans_pkey PRIMARY KEY (institute_id, id),
  constraint plans_check CHECK (sale_paise < price_paise),
  constraint plans_days_check CHECK (days > 0),
  constraint plans_mode_check CHECK (mode = ANY (ARRAY['preview'::text, 'bookplus'::text, 'premium'::text])),
  constraint plans_name_en_check CHECK (length(name_en) >= 1 AND length(name_en) <= 60),
  constraint plans_pause_days_check CHECK (pause_days > 0),
  constraint plans_price_paise_check CHECK (price_paise >= 0),
  constraint plans_state_check CHECK (state = ANY (ARRAY['draft'::text, 'published'::text, 'retired'::text])),
  constraint plans_trial_days_check CHECK (trial_days > 0),
  constraint plans_yearly_pauses_check CHECK (yearly_pauses > 0)
);

alter table plans enable row level security;

alter table plans force row level security;

create policy tenant on plans for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on plans to app;

grant select on plans to staff;

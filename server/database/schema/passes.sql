-- Generated: tenant table of the migrated database.

create table passes (
  institute_id bigint not null,
  id uuid not null,
  plan_id uuid not null,
  account_id uuid not null,
  mode text not null,
  exam_ids integer[] not null,
  source text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  bought_days integer not null,
  paid_paise bigint not null,
  paused_until timestamp with time zone,
  ended_at timestamp with time zone,
  ended_why text,
  reminds boolean default true not null,
  reminded_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint passes_pkey PRIMARY KEY (institute_id, id),
  constraint passes_institute_id_plan_id_fkey FOREIGN KEY (institute_id, plan_id) REFERENCES plans(institute_id, id),
  constraint passes_bought_days_check CHECK (bought_days > 0),
  constraint passes_check CHECK (starts_at < ends_at),
  constraint passes_ended_why_check CHECK (ended_why = ANY (ARRAY['refunded'::text, 'upgraded'::text, 'bought'::text])),
  constraint passes_mode_check CHECK (mode = ANY (ARRAY['bookplus'::text, 'premium'::text, 'trial'::text])),
  constraint passes_paid_paise_check CHECK (paid_paise >= 0)
);

CREATE UNIQUE INDEX passes_by_source ON public.passes USING btree (institute_id, source);

CREATE INDEX passes_of_account ON public.passes USING btree (institute_id, account_id);

CREATE INDEX passes_of_plan ON public.passes USING btree (institute_id, plan_id, created_at DESC);

CREATE INDEX passes_to_remind ON public.passes USING btree (institute_id, ends_at) WHERE ((reminded_at IS NULL) AND (ended_at IS NULL));

alter table passes enable row level security;

alter table passes force row level security;

create policy tenant on passes for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on passes to app;

grant select on passes to staff;

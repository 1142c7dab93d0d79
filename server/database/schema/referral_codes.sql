-- Generated: tenant table of the migrated database.

create table referral_codes (
  institute_id bigint not null,
  account_id uuid not null,
  code text not null,
  constraint referral_codes_pkey PRIMARY KEY (institute_id, account_id),
  constraint referral_codes_code_check CHECK (length(code) >= 10 AND length(code) <= 40)
);

CREATE UNIQUE INDEX referral_codes_by_code ON public.referral_codes USING btree (institute_id, code);

alter table referral_codes enable row level security;

alter table referral_codes force row level security;

create policy tenant on referral_codes for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on referral_codes to app;

grant select on referral_codes to staff;

-- Generated: tenant table of the migrated database.

create table code_redemptions (
  institute_id bigint not null,
  code_id uuid not null,
  batch_id uuid not null,
  account_id uuid not null,
  redeemed_at timestamp with time zone not null,
  opens_until timestamp with time zone,
  constraint code_redemptions_pkey PRIMARY KEY (institute_id, code_id),
  constraint code_redemptions_institute_id_batch_id_fkey FOREIGN KEY (institute_id, batch_id) REFERENCES code_batches(institute_id, id),
  constraint code_redemptions_institute_id_code_id_fkey FOREIGN KEY (institute_id, code_id) REFERENCES activation_codes(institute_id, id)
);

CREATE INDEX code_redemptions_of_account ON public.code_redemptions USING btree (institute_id, account_id, redeemed_at DESC);

CREATE INDEX code_redemptions_of_batch ON public.code_redemptions USING btree (institute_id, batch_id, account_id);

alter table code_redemptions enable row level security;

alter table code_redemptions force row level security;

create policy tenant on code_redemptions for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on code_redemptions to app;

grant select on code_redemptions to staff;

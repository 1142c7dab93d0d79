-- Generated: tenant table of the migrated database.

create table bank_changes (
  institute_id bigint not null,
  id uuid not null,
  status text not null,
  holder_sealed text not null,
  account_sealed text not null,
  holder_mask text not null,
  account_mask text not null,
  ifsc text not null,
  account_kind text not null,
  maker_id uuid not null,
  made_at timestamp with time zone not null,
  checker_id uuid,
  checked_at timestamp with time zone,
  note text default ''::text not null,
  owner_id uuid,
  constraint bank_changes_pkey PRIMARY KEY (institute_id, id),
  constraint bank_changes_account_kind_check CHECK (account_kind = ANY (ARRAY['savings'::text, 'current'::text])),
  constraint bank_changes_check CHECK (checker_id <> maker_id),
  constraint bank_changes_ifsc_check CHECK (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'::text),
  constraint bank_changes_status_check CHECK (status = ANY (ARRAY['proposed'::text, 'active'::text, 'rejected'::text, 'withdrawn'::text, 'replaced'::text]))
);

CREATE UNIQUE INDEX bank_changes_one_active ON public.bank_changes USING btree (institute_id, owner_id) NULLS NOT DISTINCT WHERE (status = 'active'::text);

CREATE UNIQUE INDEX bank_changes_one_proposed ON public.bank_changes USING btree (institute_id, owner_id) NULLS NOT DISTINCT WHERE (status = 'proposed'::text);

alter table bank_changes enable row level security;

alter table bank_changes force row level security;

create policy tenant on bank_changes for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on bank_changes to app;

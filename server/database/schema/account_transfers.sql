-- Generated: tenant table of the migrated database.

create table account_transfers (
  institute_id bigint not null,
  id uuid not null,
  from_id uuid not null,
  to_id uuid not null,
  kind text not null,
  asked_by uuid,
  asked_at timestamp with time zone not null,
  done_domains text[] default '{}'::text[] not null,
  finished_at timestamp with time zone,
  constraint account_transfers_pkey PRIMARY KEY (institute_id, id),
  constraint account_transfers_institute_id_from_id_fkey FOREIGN KEY (institute_id, from_id) REFERENCES accounts(institute_id, id),
  constraint account_transfers_institute_id_to_id_fkey FOREIGN KEY (institute_id, to_id) REFERENCES accounts(institute_id, id),
  constraint account_transfers_check CHECK (from_id <> to_id),
  constraint account_transfers_kind_check CHECK (kind = ANY (ARRAY['merge'::text, 'handover'::text]))
);

CREATE INDEX account_transfers_open ON public.account_transfers USING btree (institute_id, asked_at) WHERE (finished_at IS NULL);

alter table account_transfers enable row level security;

alter table account_transfers force row level security;

create policy tenant on account_transfers for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on account_transfers to app;

grant select on account_transfers to staff;

-- Generated: tenant table of the migrated database.

create table account_deletions (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  cancelled_at timestamp with time zone,
  done_domains text[] default '{}'::text[] not null,
  finished_at timestamp with time zone,
  constraint account_deletions_pkey PRIMARY KEY (institute_id, id),
  constraint account_deletions_institute_id_account_id_fkey FOREIGN KEY (institute_id, account_id) REFERENCES accounts(institute_id, id)
);

CREATE UNIQUE INDEX account_deletions_pending ON public.account_deletions USING btree (institute_id, account_id) WHERE ((cancelled_at IS NULL) AND (finished_at IS NULL));

alter table account_deletions enable row level security;

alter table account_deletions force row level security;

create policy tenant on account_deletions for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on account_deletions to app;

grant select on account_deletions to staff;

-- Generated: tenant table of the migrated database.

create table batch_members (
  institute_id bigint not null,
  batch_id uuid not null,
  account_id uuid not null,
  since timestamp with time zone not null,
  added_by uuid not null,
  constraint batch_members_pkey PRIMARY KEY (institute_id, batch_id, account_id),
  constraint batch_members_institute_id_account_id_fkey FOREIGN KEY (institute_id, account_id) REFERENCES accounts(institute_id, id),
  constraint batch_members_institute_id_batch_id_fkey FOREIGN KEY (institute_id, batch_id) REFERENCES batches(institute_id, id)
);

CREATE INDEX batch_members_of_account ON public.batch_members USING btree (institute_id, account_id);

alter table batch_members enable row level security;

alter table batch_members force row level security;

create policy tenant on batch_members for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on batch_members to app;

grant select on batch_members to staff;

-- Generated: tenant table of the migrated database.

create table doubt_followers (
  institute_id bigint not null,
  doubt_id uuid not null,
  account_id uuid not null,
  since timestamp with time zone not null,
  constraint doubt_followers_pkey PRIMARY KEY (institute_id, doubt_id, account_id),
  constraint doubt_followers_institute_id_doubt_id_fkey FOREIGN KEY (institute_id, doubt_id) REFERENCES doubts(institute_id, id)
);

CREATE INDEX doubt_followers_of_account ON public.doubt_followers USING btree (institute_id, account_id);

alter table doubt_followers enable row level security;

alter table doubt_followers force row level security;

create policy tenant on doubt_followers for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on doubt_followers to app;

grant select on doubt_followers to staff;

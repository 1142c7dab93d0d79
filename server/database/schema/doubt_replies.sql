-- Generated: tenant table of the migrated database.

create table doubt_replies (
  institute_id bigint not null,
  id uuid not null,
  doubt_id uuid not null,
  account_id uuid,
  teacher boolean not null,
  body jsonb not null,
  written_at timestamp with time zone not null,
  hidden_at timestamp with time zone,
  hidden_by uuid,
  hidden_reason text,
  constraint doubt_replies_pkey PRIMARY KEY (institute_id, id),
  constraint doubt_replies_institute_id_doubt_id_fkey FOREIGN KEY (institute_id, doubt_id) REFERENCES doubts(institute_id, id)
);

CREATE INDEX doubt_replies_of_account ON public.doubt_replies USING btree (institute_id, account_id, written_at);

CREATE INDEX doubt_replies_of_doubt ON public.doubt_replies USING btree (institute_id, doubt_id, written_at);

alter table doubt_replies enable row level security;

alter table doubt_replies force row level security;

create policy tenant on doubt_replies for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on doubt_replies to app;

grant select on doubt_replies to staff;

-- Generated: tenant table of the migrated database.

create table join_requests (
  institute_id bigint not null,
  id uuid not null,
  mobile_number text not null,
  country_code text not null,
  address text default ''::text not null,
  user_agent text default ''::text not null,
  created_at timestamp with time zone not null,
  constraint join_requests_pkey PRIMARY KEY (institute_id, id)
);

CREATE INDEX join_requests_by_time ON public.join_requests USING btree (institute_id, created_at);

CREATE INDEX join_requests_of_address ON public.join_requests USING btree (institute_id, address, created_at);

CREATE INDEX join_requests_of_number ON public.join_requests USING btree (institute_id, mobile_number, created_at);

alter table join_requests enable row level security;

alter table join_requests force row level security;

create policy tenant on join_requests for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on join_requests to app;

grant select on join_requests to staff;

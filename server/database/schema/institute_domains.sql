-- Generated: tenant table of the migrated database.

create table institute_domains (
  institute_id bigint not null,
  host text not null,
  token text not null,
  added_at timestamp with time zone not null,
  proved_at timestamp with time zone,
  checked_at timestamp with time zone,
  secured_at timestamp with time zone,
  constraint institute_domains_pkey PRIMARY KEY (institute_id, host),
  constraint institute_domains_host_check CHECK (host = lower(host))
);

alter table institute_domains enable row level security;

alter table institute_domains force row level security;

create policy tenant on institute_domains for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on institute_domains to app;

grant delete, insert, select, update on institute_domains to staff;

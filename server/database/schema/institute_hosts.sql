-- Generated: reference table of the migrated database.

create table institute_hosts (
  host text not null,
  institute_id bigint not null,
  is_primary boolean default false not null,
  constraint institute_hosts_pkey PRIMARY KEY (host),
  constraint institute_hosts_institute_id_fkey FOREIGN KEY (institute_id) REFERENCES institutes(id),
  constraint institute_hosts_host_check CHECK (host = lower(host))
);

grant delete, insert, select, update on institute_hosts to staff;

grant select on institute_hosts to app;

grant select on institute_hosts to jobs;

-- Generated: reference table of the migrated database.

create table standards (
  id smallint not null,
  name text not null,
  constraint standards_pkey PRIMARY KEY (id)
);

grant insert, select, update on standards to staff;

grant select on standards to app;

grant select on standards to jobs;

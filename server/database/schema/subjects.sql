-- Generated: reference table of the migrated database.

create table subjects (
  id smallint not null,
  code text not null,
  name text not null,
  tag smallint not null,
  constraint subjects_pkey PRIMARY KEY (id),
  constraint subjects_code_key UNIQUE (code),
  constraint subjects_tag_key UNIQUE (tag)
);

grant insert, select, update on subjects to staff;

grant select on subjects to app;

grant select on subjects to jobs;

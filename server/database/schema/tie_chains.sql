-- Generated: reference table of the migrated database.

create table tie_chains (
  id text not null,
  exam text not null,
  from_year smallint not null,
  source text not null,
  second_hand boolean not null,
  links jsonb not null,
  constraint tie_chains_pkey PRIMARY KEY (id)
);

grant insert, select, update on tie_chains to staff;

grant select on tie_chains to app;

grant select on tie_chains to jobs;

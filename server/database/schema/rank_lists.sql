-- Generated: tenant table of the migrated database.

create table rank_lists (
  institute_id bigint not null,
  id uuid not null,
  title text not null,
  combine text not null,
  tie_chain_id text,
  shared boolean not null,
  revision integer not null,
  issue integer default 0 not null,
  archived_at timestamp with time zone,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint rank_lists_pkey PRIMARY KEY (institute_id, id),
  constraint rank_lists_tie_chain_id_fkey FOREIGN KEY (tie_chain_id) REFERENCES tie_chains(id),
  constraint rank_lists_combine_check CHECK (combine = ANY (ARRAY['best_percentile'::text, 'sum'::text]))
);

alter table rank_lists enable row level security;

alter table rank_lists force row level security;

create policy tenant on rank_lists for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on rank_lists to app;

grant select on rank_lists to staff;

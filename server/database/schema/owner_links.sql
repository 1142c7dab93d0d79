-- Generated: local table of the migrated database.

create table owner_links (
  key_hash bytea not null,
  email text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint owner_links_pkey PRIMARY KEY (key_hash)
);

grant delete, insert, select on owner_links to staff;

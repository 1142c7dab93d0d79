-- The key that lets somebody found the provider where no institute exists yet. It belongs to no institute; only its hash is kept.
create table owner_links (
  key_hash bytea primary key,
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
grant select, insert, delete on owner_links to staff;

-- Which version of its reference data an installation holds, so that an upgrade writes the newer one once.
create table reference_versions (
  name text primary key,
  version integer not null,
  written_at timestamptz not null
);
grant select, insert, update on reference_versions to staff;

-- Why, on what device, and what a thing was before and after. Values that are no person's stand in the row itself; those of a person stand
-- beside it, encrypted, and the row holds only their salted digest.
alter table audit_log
  add column reason text not null default '',
  add column user_agent text not null default '',
  add column before jsonb,
  add column after jsonb,
  add column values_digest text;
create index audit_log_by_actor on audit_log (institute_id, actor_id, at desc);
create index audit_log_by_subject on audit_log (institute_id, subject_id, at desc);
create index audit_log_by_action on audit_log (institute_id, action, at desc);

create table audit_values (
  institute_id bigint not null,
  entry_id uuid not null,
  person_id uuid not null,
  sealed text not null,
  primary key (institute_id, entry_id)
);
create index audit_values_of_person on audit_values (institute_id, person_id);
select kernel.protect('audit_values', 'select, insert');
grant insert on audit_values to staff;

-- Without its key nobody can read a person's values any more, not even from a backup of the log. `owner_id`: who the person is now, after
-- two accounts of one person were merged.
create table person_keys (
  institute_id bigint not null,
  person_id uuid not null,
  owner_id uuid not null,
  key_sealed text not null,
  primary key (institute_id, person_id)
);
create index person_keys_of_owner on person_keys (institute_id, owner_id);
select kernel.protect('person_keys', 'select, insert, update, delete');
grant insert on person_keys to staff;

-- One seal for each row, in the order of sealing. `link` covers the seal before it, so that no row can be changed or taken out alone.
create table audit_seals (
  institute_id bigint not null,
  sequence bigint not null check (sequence > 0),
  entry_id uuid not null,
  sealed_at timestamptz not null,
  row_digest text not null,
  link text not null,
  primary key (institute_id, sequence),
  unique (institute_id, entry_id)
);
select kernel.protect('audit_seals', 'select');

-- Role sealer has no sign-in: it owns the one function that seals, and may do nothing but read the log and add seals.
grant usage on schema public, kernel to sealer;
grant select on audit_log to sealer;
grant select, insert on audit_seals to sealer;

-- Everything that an entry says, in one text that no setting of a session changes.
create function kernel.audit_canonical(entry audit_log) returns text
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select jsonb_build_array(
    entry.institute_id, entry.id, (extract(epoch from entry.at) * 1000000)::bigint, entry.actor_id, entry.session_id, entry.address,
    entry.user_agent, entry.action, entry.subject_kind, entry.subject_id, entry.details, entry.reason, entry.before, entry.after,
    entry.values_digest)::text
$$;
revoke all on function kernel.audit_canonical(audit_log) from public;
grant execute on function kernel.audit_canonical(audit_log) to app, staff, sealer;

-- Seals what has no seal yet among the rows from a time on (null: all), oldest first, at most so many, and tells how many. A row that a
-- slow transaction commits late is sealed later; none is skipped. The lock makes two sealers follow each other.
create function kernel.seal_entries(place bigint, since timestamptz, most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  number bigint;
  chain text;
  digest text;
  moment timestamptz;
  one record;
  count integer := 0;
begin
  if place is distinct from nullif(current_setting('app.institute_id', true), '')::bigint then
    raise exception 'institute % is not the bound one', place;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('audit_seals:' || place, 0));
  select sequence, link into number, chain from audit_seals where institute_id = place order by sequence desc limit 1;
  number := coalesce(number, 0);
  chain := coalesce(chain, '');
  for one in
    select l.id, kernel.audit_canonical(l) as canonical from audit_log l
    where l.institute_id = place and (since is null or l.at >= since)
      and not exists (select from audit_seals s where s.institute_id = place and s.entry_id = l.id)
    order by l.at, l.id limit most
  loop
    number := number + 1;
    moment := clock_timestamp();
    digest := encode(sha256(convert_to(one.canonical, 'UTF8')), 'hex');
    chain := encode(sha256(convert_to(concat_ws('.', chain, number, one.id, (extract(epoch from moment) * 1000000)::bigint, digest),
      'UTF8')), 'hex');
    insert into audit_seals (institute_id, sequence, entry_id, sealed_at, row_digest, link)
      values (place, number, one.id, moment, digest, chain);
    count := count + 1;
  end loop;
  return count;
end $$;
revoke all on function kernel.seal_entries(bigint, timestamptz, integer) from public;
grant execute on function kernel.seal_entries(bigint, timestamptz, integer) to app, staff;
grant create on schema kernel to sealer;
alter function kernel.seal_entries(bigint, timestamptz, integer) owner to sealer;
revoke create on schema kernel from sealer;

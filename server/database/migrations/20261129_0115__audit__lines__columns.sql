-- Where an institute's rows lie on another server (Citus), a row is of that server's own type: what an entry says is made of its columns.
-- audit_canonical stays for servers of the version before.
create function kernel.audit_line(institute_id bigint, id uuid, at timestamptz, actor_id uuid, session_id uuid, address text,
  user_agent text, action text, subject_kind text, subject_id text, details jsonb, reason text, before jsonb, after jsonb,
  values_digest text) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_array(
    institute_id, id, (extract(epoch from at) * 1000000)::bigint, actor_id, session_id, address, user_agent, action, subject_kind,
    subject_id, details, reason, before, after, values_digest)::text
$$;
revoke all on function kernel.audit_line(bigint, uuid, timestamptz, uuid, uuid, text, text, text, text, text, jsonb, text, jsonb, jsonb, text)
  from public;
grant execute on function kernel.audit_line(bigint, uuid, timestamptz, uuid, uuid, text, text, text, text, text, jsonb, text, jsonb, jsonb, text)
  to app, staff, sealer;

-- As before, but for audit_line.
drop function kernel.seal_entries(bigint, timestamptz, integer);
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
    select l.* from audit_log l
    where l.institute_id = place and (since is null or l.at >= since)
      and not exists (select from audit_seals s where s.institute_id = place and s.entry_id = l.id)
    order by l.at, l.id limit most
  loop
    number := number + 1;
    moment := clock_timestamp();
    digest := encode(sha256(convert_to(kernel.audit_line(one.institute_id, one.id, one.at,
      one.actor_id, one.session_id, one.address, one.user_agent, one.action,
      one.subject_kind, one.subject_id, one.details, one.reason, one.before, one.after, one.values_digest), 'UTF8')), 'hex');
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

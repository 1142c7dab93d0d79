-- As before, but bound by SET LOCAL: Citus passes that on to the server that has the institute, a function that sets stays on this one.
create or replace function kernel.erase_institute(place bigint, at timestamptz) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  bound text := current_setting('app.institute_id', true);
  name text;
  gone bigint;
  total bigint := 0;
  blocked integer;
begin
  if not exists (select from institutes where id = place and state = 'closed' and delete_after <= at) then
    raise exception 'institute % may not be erased yet', place;
  end if;
  execute format('set local app.institute_id = %L', place);
  -- A table that others still point at waits for the next round.
  for round in 1..50 loop
    blocked := 0;
    for name in select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and c.relrowsecurity and c.relname not like 'audit%' loop
      begin
        execute format('delete from %I where institute_id = $1', name) using place;
        get diagnostics gone = row_count;
        total := total + gone;
      exception when foreign_key_violation then
        blocked := blocked + 1;
      end;
    end loop;
    exit when blocked = 0;
  end loop;
  execute format('set local app.institute_id = %L', coalesce(bound, ''));
  if blocked > 0 then
    raise exception 'institute % still has rows that point at each other', place;
  end if;
  return total;
end $$;

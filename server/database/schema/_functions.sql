-- Generated: the functions of the migrated database.

CREATE OR REPLACE FUNCTION graphile_worker.enqueue(task text, payload json, run_at timestamp with time zone, job_key text, queue_name text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'graphile_worker', 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform graphile_worker.add_job(task, payload, queue_name => queue_name, run_at => run_at, job_key => job_key);
end $function$
;
-- owner jobs; execute: app, staff

CREATE OR REPLACE FUNCTION graphile_worker.failing_jobs(place bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'graphile_worker', 'pg_catalog', 'pg_temp'
AS $function$
  select count(*) from graphile_worker._private_jobs where last_error is not null and payload ->> 'instituteId' = place::text
$function$
;
-- owner jobs; execute: staff

CREATE OR REPLACE FUNCTION kernel.erase_institute(place bigint, at timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
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
  perform set_config('app.institute_id', place::text, true);
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
  perform set_config('app.institute_id', coalesce(bound, ''), true);
  if blocked > 0 then
    raise exception 'institute % still has rows that point at each other', place;
  end if;
  return total;
end $function$
;
-- owner abhyas_owner; execute: staff

CREATE OR REPLACE FUNCTION kernel.protect(tenant_table regclass, privileges text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy tenant on %s using (institute_id = nullif(current_setting(''app.institute_id'', true), '''')::bigint)
     with check (institute_id = nullif(current_setting(''app.institute_id'', true), '''')::bigint)', tenant_table);
  execute format('grant %s on %s to app', privileges, tenant_table);
end $function$
;
-- owner abhyas_owner; execute: everybody

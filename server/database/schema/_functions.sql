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

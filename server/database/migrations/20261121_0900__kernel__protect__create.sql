-- Every tenant table is protected in the same way; a schema lint compares each with this.
create schema kernel;
revoke all on schema kernel from public;
grant usage on schema kernel to app, staff, jobs;
grant usage on schema public to app, staff, jobs, searcher;

create function kernel.protect(tenant_table regclass, privileges text) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy tenant on %s using (institute_id = nullif(current_setting(''app.institute_id'', true), '''')::bigint)
     with check (institute_id = nullif(current_setting(''app.institute_id'', true), '''')::bigint)', tenant_table);
  execute format('grant %s on %s to app', privileges, tenant_table);
end $$;

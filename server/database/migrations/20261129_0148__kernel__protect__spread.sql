-- Where the tables of this database are spread over the servers of Citus, a new tenant table is spread as it is protected, beside the others.
-- Its keys to other tenant tables are added after that: a table of one server may not point at those that are spread.
create or replace function kernel.protect(tenant_table regclass, privileges text) returns void language plpgsql as $$
declare
  spread boolean := false;
begin
  if exists (select from pg_extension where extname = 'citus') then
    execute 'select exists (select from pg_dist_partition where logicalrelid = ''public.institute_settings''::regclass)' into spread;
  end if;
  if spread then
    execute format('select create_distributed_table(%L, ''institute_id'', colocate_with => ''public.institute_settings'')', tenant_table);
  end if;
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy tenant on %s using (institute_id = nullif(current_setting(''app.institute_id'', true), '''')::bigint)
     with check (institute_id = nullif(current_setting(''app.institute_id'', true), '''')::bigint)', tenant_table);
  execute format('grant %s on %s to app', privileges, tenant_table);
end $$;

-- Run as role `jobs`. How many jobs of an institute failed and wait for another try, or have none left: for the provider's console.
create or replace function graphile_worker.failing_jobs(place bigint)
returns bigint language sql stable security definer set search_path = graphile_worker, pg_catalog, pg_temp as $$
  select count(*) from graphile_worker._private_jobs where last_error is not null and payload ->> 'instituteId' = place::text
$$;
revoke all on function graphile_worker.failing_jobs(bigint) from public;
grant execute on function graphile_worker.failing_jobs(bigint) to staff;

-- Run as role `jobs`. How many jobs should have begun some minutes ago and wait untouched: a queue that stands still, for the provider's desk.
create or replace function graphile_worker.late_jobs(minutes integer)
returns bigint language sql stable security definer set search_path = graphile_worker, pg_catalog, pg_temp as $$
  select count(*) from graphile_worker._private_jobs
  where run_at < now() - make_interval(mins => minutes) and locked_at is null and attempts < max_attempts and last_error is null
$$;
revoke all on function graphile_worker.late_jobs(integer) from public;
grant execute on function graphile_worker.late_jobs(integer) to staff;

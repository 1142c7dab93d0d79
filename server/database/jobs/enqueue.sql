-- Run as role `jobs`, which owns the queue. Role `app` may only put a job in, in its own transaction, for the institute it is bound to.
create or replace function graphile_worker.enqueue(task text, payload json, run_at timestamptz, job_key text, queue_name text)
returns void language plpgsql security definer set search_path = graphile_worker, pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload, queue_name => queue_name, run_at => run_at, job_key => job_key);
end $$;
revoke all on function graphile_worker.enqueue(text, json, timestamptz, text, text) from public;
grant usage on schema graphile_worker to app, staff;
grant execute on function graphile_worker.enqueue(text, json, timestamptz, text, text) to app, staff;

-- Run as role `jobs`, which owns the queue. Role `app` may only put a job in, in its own transaction, for the institute it is bound to.
create or replace function graphile_worker.enqueue(task text, payload json, run_at timestamptz, job_key text, queue_name text)
returns void language plpgsql security definer set search_path = graphile_worker, pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload, queue_name => queue_name, run_at => run_at, job_key => job_key);
end $$;
-- The same for many jobs of one task in one statement; keys differ.
create or replace function graphile_worker.enqueue_each(task text, payloads text[], run_ats timestamptz[], job_keys text[])
returns void language plpgsql security definer set search_path = graphile_worker, pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_jobs(array(
    select (task, job.body::json, null, job.run_at, null, job.key, null, null)::graphile_worker.job_spec
    from unnest(payloads, run_ats, job_keys) as job (body, run_at, key)
  ));
end $$;
revoke all on function graphile_worker.enqueue_each(text, text[], timestamptz[], text[]) from public;
revoke all on function graphile_worker.enqueue(text, json, timestamptz, text, text) from public;
grant usage on schema graphile_worker to app, staff;
grant execute on function graphile_worker.enqueue(text, json, timestamptz, text, text) to app, staff;
grant execute on function graphile_worker.enqueue_each(text, text[], timestamptz[], text[]) to app, staff;

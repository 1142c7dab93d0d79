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

CREATE OR REPLACE FUNCTION graphile_worker.enqueue_each(task text, payloads text[], run_ats timestamp with time zone[], job_keys text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'graphile_worker', 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform graphile_worker.add_jobs(array(
    select (task, job.body::json, null, job.run_at, null, job.key, null, null)::graphile_worker.job_spec
    from unnest(payloads, run_ats, job_keys) as job (body, run_at, key)
  ));
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

CREATE OR REPLACE FUNCTION graphile_worker.late_jobs(minutes integer)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'graphile_worker', 'pg_catalog', 'pg_temp'
AS $function$
  select count(*) from graphile_worker._private_jobs
  where run_at < now() - make_interval(mins => minutes) and locked_at is null and attempts < max_attempts and last_error is null
$function$
;
-- owner jobs; execute: staff

CREATE OR REPLACE FUNCTION kernel.audit_canonical(entry audit_log)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select jsonb_build_array(
    entry.institute_id, entry.id, (extract(epoch from entry.at) * 1000000)::bigint, entry.actor_id, entry.session_id, entry.address,
    entry.user_agent, entry.action, entry.subject_kind, entry.subject_id, entry.details, entry.reason, entry.before, entry.after,
    entry.values_digest)::text
$function$
;
-- owner abhyas_owner; execute: app, sealer, staff

CREATE OR REPLACE FUNCTION kernel.audit_line(institute_id bigint, id uuid, at timestamp with time zone, actor_id uuid, session_id uuid, address text, user_agent text, action text, subject_kind text, subject_id text, details jsonb, reason text, before jsonb, after jsonb, values_digest text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select jsonb_build_array(
    institute_id, id, (extract(epoch from at) * 1000000)::bigint, actor_id, session_id, address, user_agent, action, subject_kind,
    subject_id, details, reason, before, after, values_digest)::text
$function$
;
-- owner abhyas_owner; execute: app, sealer, staff

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
end $function$
;
-- owner abhyas_owner; execute: staff

CREATE OR REPLACE FUNCTION kernel.protect(tenant_table regclass, privileges text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
-- owner abhyas_owner; execute: everybody

CREATE OR REPLACE FUNCTION kernel.seal_entries(place bigint, since timestamp with time zone, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
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
end $function$
;
-- owner sealer; execute: app, staff

CREATE OR REPLACE FUNCTION public.marked_answers(answers jsonb, corrected jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when corrected is null then answers
    else (select jsonb_agg(coalesce(corrected -> (one.answer ->> 'questionId'), one.answer) order by one.place)
      from jsonb_array_elements(answers) with ordinality as one (answer, place)) end
$function$
;
-- owner abhyas_owner; execute: everybody

CREATE OR REPLACE FUNCTION search.find_courses(institute bigint, queries text[], exact text[], near text[], weights double precision[], most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  wanted tsquery;
  exactly tsquery[] := exact::tsquery[];
  nearly tsquery[] := near::tsquery[];
begin
  if institute is distinct from nullif(current_setting('app.institute_id', true), '')::bigint then
    raise exception 'search was asked for an institute that is not the bound one' using errcode = 'insufficient_privilege';
  end if;
  foreach wanted in array queries::tsquery[] loop
    return query
      select hit.course_id
      from (
        select t.course_id, t.terms from public.course_terms t
        where t.institute_id = institute and t.terms @@ wanted limit most
      ) hit
      order by (
        select sum(case when hit.terms @@ w.exact then w.weight when hit.terms @@ w.near then w.weight * 0.5 else 0 end)
        from unnest(exactly, nearly, weights) as w (exact, near, weight)
      ) desc, length(hit.terms), hit.course_id desc;
    if found then return; end if;
  end loop;
end $function$
;
-- owner searcher; execute: app

CREATE OR REPLACE FUNCTION search.find_named(kind text, institute bigint, typed text, queries text[], near text, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET enable_indexscan TO 'off'
AS $function$
declare
  found_ids uuid[] := '{}';
  step integer := 0;
  wanted tsquery;
  fits uuid[];
begin
  if institute is distinct from nullif(current_setting('app.institute_id', true), '')::bigint then
    raise exception 'search was asked for an institute that is not the bound one' using errcode = 'insufficient_privilege';
  end if;
  loop
    step := step + 1;
    exit when cardinality(found_ids) >= most or step > cardinality(queries) + 1;
    exit when step > cardinality(queries) and (near is null or cardinality(found_ids) > 0);
    wanted := coalesce(queries[step], near)::tsquery;
    if kind = 'accounts' then
      fits := array(
        select few.id from (
          select a.id, lower(a.first_name || ' ' || a.last_name) as name from public.accounts a
          where a.institute_id + 0 = institute and search.name_lexemes(a.institute_id, a.first_name || ' ' || a.last_name || ' ' ||
              coalesce(a.roll_number, '') || ' ' || split_part(a.email, '@', 1) || ' ' || coalesce(a.mobile_number, ''),
              split_part(a.email, '@', 2)) @@ wanted
            and a.role_name <> 'guardian' and a.email not like '%@deleted.invalid' and a.id <> all (found_ids)
          limit 300) few
        order by starts_with(few.name, typed) desc, few.name, few.id limit most - cardinality(found_ids));
    elsif kind = 'papers' then
      fits := array(
        select few.id from (
          select p.id, p.updated_at, lower(p.draft ->> 'title') as name from public.papers p
          where p.institute_id + 0 = institute and p.kind = 'PREDEFINED' and p.status <> 'archived'
            and search.name_lexemes(p.institute_id, p.draft ->> 'title', '') @@ wanted and p.id <> all (found_ids)
          limit 300) few
        order by starts_with(few.name, typed) desc, few.updated_at desc, few.id limit most - cardinality(found_ids));
    elsif kind = 'courses' then
      fits := array(
        select few.id from (
          select c.id, c.updated_at, lower(c.details ->> 'title') as name from public.courses c
          where c.institute_id + 0 = institute and c.status <> 'archived'
            and search.name_lexemes(c.institute_id, c.details ->> 'title', '') @@ wanted and c.id <> all (found_ids)
          limit 300) few
        order by starts_with(few.name, typed) desc, few.updated_at desc, few.id limit most - cardinality(found_ids));
    elsif kind = 'course_lessons' then
      fits := array(
        select few.id from (
          select l.id, l.course_id, lower(l.draft ->> 'title') as name from public.course_lessons l
          where l.institute_id + 0 = institute and search.name_lexemes(l.institute_id, l.draft ->> 'title', '') @@ wanted
            and l.id <> all (found_ids)
          limit 3000) few
        where exists (select from public.courses c where c.institute_id = institute and c.id = few.course_id and c.status <> 'archived')
        order by starts_with(few.name, typed) desc, few.name, few.id limit most - cardinality(found_ids));
    elsif kind = 'batches' then
      fits := array(
        select few.id from (
          select b.id, lower(b.name) as name from public.batches b
          where b.institute_id + 0 = institute and b.archived_at is null
            and search.name_lexemes(b.institute_id, b.name || ' ' || b.description, '') @@ wanted and b.id <> all (found_ids)
          limit 300) few
        order by starts_with(few.name, typed) desc, few.name, few.id limit most - cardinality(found_ids));
    end if;
    found_ids := found_ids || fits;
  end loop;
  return query select unnest(found_ids);
end $function$
;
-- owner searcher; execute: app

CREATE OR REPLACE FUNCTION search.find_questions(institute bigint, queries text[], exact text[], near text[], weights double precision[], most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  wanted tsquery;
  exactly tsquery[] := exact::tsquery[];
  nearly tsquery[] := near::tsquery[];
begin
  if institute is distinct from nullif(current_setting('app.institute_id', true), '')::bigint then
    raise exception 'search was asked for an institute that is not the bound one' using errcode = 'insufficient_privilege';
  end if;
  foreach wanted in array queries::tsquery[] loop
    return query
      select hit.question_id
      from (
        select t.question_id, t.terms from public.question_terms t
        where t.institute_id = institute and t.terms @@ wanted limit most
      ) hit
      order by (
        select sum(case when hit.terms @@ w.exact then w.weight when hit.terms @@ w.near then w.weight * 0.5 else 0 end)
        from unnest(exactly, nearly, weights) as w (exact, near, weight)
      ) desc, length(hit.terms), hit.question_id desc;
    if found then return; end if;
  end loop;
end $function$
;
-- owner searcher; execute: app

CREATE OR REPLACE FUNCTION search.name_lexemes(place bigint, inside text, whole text)
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE COST 1e+06
AS $function$
begin
  return array_to_tsvector(array(
    with words as (
      select distinct left(part, 40) as word, length(left(part, 40)) as letters
      from regexp_split_to_table(lower(normalize(inside, NFKC)), '[\s!-/:-@\[-`{-~]+') as part where part <> '' limit 400
    )
    select place::text || ':' || word from words
    union all
    select place::text || ';' || substr(word, first) from words, generate_series(2, letters - 2) as first
    union all
    select place::text || '~' || left(word, gone - 1) || substr(word, gone + 1) from words, generate_series(1, letters) as gone
    where letters between 4 and 24 and word !~ '[0-9]'
    union all
    select place::text || ':' || left(part, 40)
    from regexp_split_to_table(lower(normalize(whole, NFKC)), '[\s!-/:-@\[-`{-~]+') as part where part <> ''
  ));
end $function$
;
-- owner abhyas_owner; execute: everybody

-- Whoever types a name, an address or a title finds it within 50 ms among 100,000: people, tests, courses, lessons and batches. Groups of
-- three letters (accounts_by_letters) had to read long lists for a common name, and everything for two letters. Names are split here into
-- words instead: the word itself (sign ":"), each of its endings for what stands inside (";"), and the word with each letter left out once
-- for slips ("~"); the institute stands in front, so that one index works as if each institute had its own.
grant create on schema search to searcher;

-- Immutable, for indexes; very dear, so that no plan computes it row by row. `inside`: words found by any part and by a slip; `whole`: those
-- that are only found by how they begin.
create function search.name_lexemes(place bigint, inside text, whole text) returns tsvector
language plpgsql immutable parallel safe cost 1000000 as $$
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
end $$;

-- A short list of what was written last: a search reads it from beginning to end.
create index accounts_by_words on accounts using gin (search.name_lexemes(institute_id,
  first_name || ' ' || last_name || ' ' || coalesce(roll_number, '') || ' ' || split_part(email, '@', 1) || ' ' || coalesce(mobile_number, ''),
  split_part(email, '@', 2))) with (gin_pending_list_limit = 128);
create index papers_by_words on papers using gin (search.name_lexemes(institute_id, draft ->> 'title', ''))
  with (gin_pending_list_limit = 128) where kind = 'PREDEFINED';
create index courses_by_words on courses using gin (search.name_lexemes(institute_id, details ->> 'title', ''))
  with (gin_pending_list_limit = 128);
create index course_lessons_by_words on course_lessons using gin (search.name_lexemes(institute_id, draft ->> 'title', ''))
  with (gin_pending_list_limit = 128);
create index batches_by_words on batches using gin (search.name_lexemes(institute_id, name || ' ' || description, ''))
  with (gin_pending_list_limit = 128);
-- Statistics of these words would be as large as they are, and no plan needs them.
alter index accounts_by_words alter column 1 set statistics 0;
alter index papers_by_words alter column 1 set statistics 0;
alter index courses_by_words alter column 1 set statistics 0;
alter index course_lessons_by_words alter column 1 set statistics 0;
alter index batches_by_words alter column 1 set statistics 0;

-- GIN under row level security reads every row: this function's owner passes the policy, reads these columns, and gives ids alone.
grant select (institute_id, id, kind, status, draft, updated_at) on papers to searcher;
grant select (institute_id, id, status, details, updated_at) on courses to searcher;
grant select (institute_id, id, course_id, draft) on course_lessons to searcher;
grant select (institute_id, id, name, description, archived_at) on batches to searcher;

-- Tries the queries one after the other until there are enough, and `near` (slips forgiven) where none found anything. Of many that fit a
-- few hundred are looked at, and those first that begin as typed. `institute_id + 0`: the words have the institute in front, so that the
-- key's index, which the plan would join to theirs, says nothing new.
create function search.find_named(kind text, institute bigint, typed text, queries text[], near text, most integer)
returns setof uuid language plpgsql stable security definer
set search_path = pg_catalog, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
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
end $$;
revoke all on function search.find_named(text, bigint, text, text[], text, integer) from public;
grant execute on function search.find_named(text, bigint, text, text[], text, integer) to app;
alter function search.find_named(text, bigint, text, text[], text, integer) owner to searcher;
revoke create on schema search from searcher;

drop function search.find_people(bigint, text, text, integer);
drop index accounts_by_letters;

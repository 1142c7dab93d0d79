-- People are found by any part of name, e-mail, mobile and roll number, and by names with a slip. The index splits these words into groups of
-- three letters; it does not work under row level security, so that a function looks it up whose owner passes the policy, reads these
-- columns alone and gives ids, which are read again under the policy. pg_trgm is trusted: the owner of the database may install it.
create extension if not exists pg_trgm;
create index accounts_by_letters on accounts using gin ((lower(' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' ||
  coalesce(email, '') || ' ' || coalesce(mobile_number, '') || ' ' || coalesce(roll_number, ''))) gin_trgm_ops);
grant select (institute_id, id, first_name, last_name, email, mobile_number, roll_number, role_name) on accounts to searcher;
grant create on schema search to searcher;

create function search.find_people(institute bigint, pattern text, words text, most integer)
returns setof uuid language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
-- A few people are wanted: reading all of them in the hope to meet these early is slow where few fit.
set enable_seqscan = off set enable_indexscan = off as $$
begin
  if institute is distinct from nullif(current_setting('app.institute_id', true), '')::bigint then
    raise exception 'search was asked for an institute that is not the bound one' using errcode = 'insufficient_privilege';
  end if;
  return query
    select a.id from public.accounts a
    where a.institute_id = institute and a.role_name <> 'guardian' and a.email not like '%@deleted.invalid'
      and lower(' ' || coalesce(a.first_name, '') || ' ' || coalesce(a.last_name, '') || ' ' ||
        coalesce(a.email, '') || ' ' || coalesce(a.mobile_number, '') || ' ' || coalesce(a.roll_number, '')) like pattern
    limit most;
  if found then return; end if;
  -- The first call loads the extension, whose threshold is set for this transaction: four of ten groups of letters are alike.
  perform public.word_similarity(words, words), set_config('pg_trgm.word_similarity_threshold', '0.4', true);
  return query
    select a.id from public.accounts a
    where a.institute_id = institute and a.role_name <> 'guardian' and a.email not like '%@deleted.invalid'
      and words operator(public.<%) lower(' ' || coalesce(a.first_name, '') || ' ' || coalesce(a.last_name, '') || ' ' ||
        coalesce(a.email, '') || ' ' || coalesce(a.mobile_number, '') || ' ' || coalesce(a.roll_number, ''))
    order by public.word_similarity(words, lower(coalesce(a.first_name, '') || ' ' || coalesce(a.last_name, ''))) desc
    limit most;
end $$;
revoke all on function search.find_people(bigint, text, text, integer) from public;
grant execute on function search.find_people(bigint, text, text, integer) to app;
alter function search.find_people(bigint, text, text, integer) owner to searcher;
revoke create on schema search from searcher;

-- Search. A term is the institute, then the word (`7:velocity`) or two neighbours of a formula (`7$v ^`): one GIN index then holds
-- the words of each institute apart, as if there were one for each. `search_words` holds every word with each letter left out once, so
-- that a slip of one letter is found by a few exact look-ups.
create table question_terms (
  institute_id bigint not null,
  question_id uuid not null,
  terms tsvector not null,
  primary key (institute_id, question_id)
);
create index question_terms_by_term on question_terms using gin (terms);
select kernel.protect('question_terms', 'select, insert, update, delete');

create table search_words (
  institute_id bigint not null,
  piece text collate "C" not null,
  word text collate "C" not null,
  primary key (institute_id, piece, word)
);
select kernel.protect('search_words', 'select, insert');

-- Row level security holds the owner too: it is lifted for this one statement about every institute.
alter table questions add column languages text[] not null default '{en}';
alter table questions no force row level security;
alter table question_translations no force row level security;
update questions q set languages = '{en,hi}' from question_translations t
where t.institute_id = q.institute_id and t.question_id = q.id and t.version = q.version and t.language = 'hi';
alter table questions force row level security;
alter table question_translations force row level security;

-- GIN under row level security reads every row: words are looked up by this function, whose owner passes the policy, reads this one
-- table, and gives ids alone. They are read again under the policy. Where the server grants no BYPASSRLS it works, more slowly.
create schema search;
grant usage, create on schema search to searcher;
grant usage on schema search to app;
grant select on question_terms to searcher;

create function search.find_questions(institute bigint, queries text[], exact text[], near text[], weights float8[], most integer)
returns setof uuid language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
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
end $$;
revoke all on function search.find_questions(bigint, text[], text[], text[], float8[], integer) from public;
grant execute on function search.find_questions(bigint, text[], text[], text[], float8[], integer) to app;
alter function search.find_questions(bigint, text[], text[], text[], float8[], integer) owner to searcher;
revoke create on schema search from searcher;

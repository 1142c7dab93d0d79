-- What visitors find: one row for each published course, kept in the transaction that publishes or archives it. `card` is what a card
-- shows beside the columns that lists are narrowed and sorted by.
create table course_listings (
  institute_id bigint not null,
  course_id uuid not null,
  type text not null,
  title text not null,
  exam_id integer,
  subject_ids integer[] not null,
  language text not null,
  price_paise integer not null,
  learners integer not null default 0,
  -- Of the ratings that are shown: how many, their sum, and the mean in hundredths of a star (0: none).
  ratings integer not null default 0,
  stars_sum integer not null default 0,
  rating integer not null default 0,
  card jsonb not null,
  published_at timestamptz not null,
  listed_at timestamptz not null,
  primary key (institute_id, course_id),
  foreign key (institute_id, course_id) references courses (institute_id, id)
);
create index course_listings_popular on course_listings (institute_id, learners desc, course_id);
create index course_listings_newest on course_listings (institute_id, published_at desc, course_id);
create index course_listings_rating on course_listings (institute_id, rating desc, ratings desc, course_id);
create index course_listings_price on course_listings (institute_id, price_paise, course_id);
-- What the facets count is read from the index alone.
create index course_listings_facets on course_listings (institute_id, exam_id, language, type, price_paise, rating) include (course_id, subject_ids);
select kernel.protect('course_listings', 'select, insert, update, delete');

-- The words of a course as the search of the bank keeps them (`7:waves`; `7!waves` where the title has the word).
create table course_terms (
  institute_id bigint not null,
  course_id uuid not null,
  terms tsvector not null,
  primary key (institute_id, course_id)
);
create index course_terms_by_term on course_terms using gin (terms);
select kernel.protect('course_terms', 'select, insert, update, delete');

-- Every word with each letter left out once: a slip of one letter is found by a few exact look-ups.
create table course_words (
  institute_id bigint not null,
  piece text collate "C" not null,
  word text collate "C" not null,
  primary key (institute_id, piece, word)
);
select kernel.protect('course_words', 'select, insert');

-- GIN under row level security reads every row: this function's owner passes the policy, reads this one table, and gives ids alone.
grant usage, create on schema search to searcher;
grant select on course_terms to searcher;
create function search.find_courses(institute bigint, queries text[], exact text[], near text[], weights float8[], most integer)
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
end $$;
revoke all on function search.find_courses(bigint, text[], text[], text[], float8[], integer) from public;
grant execute on function search.find_courses(bigint, text[], text[], text[], float8[], integer) to app;
alter function search.find_courses(bigint, text[], text[], text[], float8[], integer) owner to searcher;
revoke create on schema search from searcher;

-- What learners think of a course, one rating each. Hidden ones stay, so that their author sees why.
create table course_ratings (
  institute_id bigint not null,
  id uuid not null,
  course_id uuid not null,
  -- Null where the account was erased.
  account_id uuid,
  stars integer not null check (stars between 1 and 5),
  text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  hidden_at timestamptz,
  hidden_by uuid,
  hidden_reason text not null default '',
  -- Reports that nobody has judged.
  open_reports integer not null default 0,
  primary key (institute_id, id),
  foreign key (institute_id, course_id) references courses (institute_id, id)
);
create unique index course_ratings_one_each on course_ratings (institute_id, course_id, account_id);
create index course_ratings_of_course on course_ratings (institute_id, course_id, updated_at desc) where hidden_at is null;
create index course_ratings_newest on course_ratings (institute_id, updated_at desc);
create index course_ratings_of_account on course_ratings (institute_id, account_id);
select kernel.protect('course_ratings', 'select, insert, update, delete');

create table rating_reports (
  institute_id bigint not null,
  rating_id uuid not null,
  account_id uuid not null,
  reason text not null,
  at timestamptz not null,
  judged_at timestamptz,
  primary key (institute_id, rating_id, account_id),
  foreign key (institute_id, rating_id) references course_ratings (institute_id, id) on delete cascade
);
create index rating_reports_of_account on rating_reports (institute_id, account_id);
select kernel.protect('rating_reports', 'select, insert, update, delete');

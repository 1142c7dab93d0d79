-- Generated: tenant table of the migrated database.

create table books (
  institute_id bigint not null,
  id uuid not null,
  title text not null,
  authors text not null,
  about text not null,
  subject_id smallint,
  language text not null,
  opens_to text not null,
  status text not null,
  version integer not null,
  changed boolean not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  price_paise bigint default 0 not null,
  cover_id uuid,
  preface text default ''::text not null,
  constraint books_pkey PRIMARY KEY (institute_id, id),
  constraint books_about_check CHECK (length(about) <= 2000),
  constraint books_authors_check CHECK (length(authors) <= 200),
  constraint books_language_check CHECK (language = ANY (ARRAY['en'::text, 'hi'::text])),
  constraint books_opens_to_check CHECK (opens_to = ANY (ARRAY['everyone'::text, 'granted'::text])),
  constraint books_preface_check CHECK (length(preface) <= 4000),
  constraint books_price_paise_check CHECK (price_paise >= 0 AND price_paise <= 100000000),
  constraint books_status_check CHECK (status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text])),
  constraint books_title_check CHECK (length(title) >= 1 AND length(title) <= 120),
  constraint books_version_check CHECK (version >= 0)
);

CREATE INDEX books_by_name ON public.books USING btree (institute_id, status, title);

alter table books enable row level security;

alter table books force row level security;

create policy tenant on books for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on books to app;

grant select on books to staff;

-- Generated: tenant table of the migrated database.

create table book_version_items (
  institute_id bigint not null,
  book_id uuid not null,
  version integer not null,
  item_id uuid not null,
  parent_id uuid,
  kind text not null,
  place integer not null,
  title text not null,
  number text not null,
  printed_page integer,
  free boolean not null,
  body jsonb,
  media_id uuid,
  question_id uuid,
  question_version integer,
  key_version integer,
  area_id uuid,
  constraint book_version_items_pkey PRIMARY KEY (institute_id, book_id, version, item_id),
  constraint book_version_items_institute_id_book_id_version_fkey FOREIGN KEY (institute_id, book_id, version) REFERENCES book_versions(institute_id, book_id, version)
);

CREATE INDEX book_version_items_of_parent ON public.book_version_items USING btree (institute_id, book_id, version, parent_id, place);

alter table book_version_items enable row level security;

alter table book_version_items force row level security;

create policy tenant on book_version_items for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on book_version_items to app;

grant select on book_version_items to staff;

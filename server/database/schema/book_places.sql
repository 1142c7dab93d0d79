-- Generated: tenant table of the migrated database.

create table book_places (
  institute_id bigint not null,
  account_id uuid not null,
  book_id uuid not null,
  item_id uuid not null,
  at timestamp with time zone not null,
  constraint book_places_pkey PRIMARY KEY (institute_id, account_id, book_id),
  constraint book_places_institute_id_book_id_fkey FOREIGN KEY (institute_id, book_id) REFERENCES books(institute_id, id)
);

alter table book_places enable row level security;

alter table book_places force row level security;

create policy tenant on book_places for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on book_places to app;

grant select on book_places to staff;

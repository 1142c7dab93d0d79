-- Generated: tenant table of the migrated database.

create table book_scans (
  institute_id bigint not null,
  id uuid not null,
  book_id uuid not null,
  item_id uuid not null,
  way text not null,
  signed_in boolean not null,
  at timestamp with time zone not null,
  constraint book_scans_pkey PRIMARY KEY (institute_id, id),
  constraint book_scans_institute_id_book_id_fkey FOREIGN KEY (institute_id, book_id) REFERENCES books(institute_id, id),
  constraint book_scans_way_check CHECK (way = ANY (ARRAY['camera'::text, 'typed'::text, 'address'::text]))
);

CREATE INDEX book_scans_of_book ON public.book_scans USING btree (institute_id, book_id, at);

alter table book_scans enable row level security;

alter table book_scans force row level security;

create policy tenant on book_scans for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on book_scans to app;

grant select on book_scans to staff;

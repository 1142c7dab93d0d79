-- Generated: tenant table of the migrated database.

create table book_licences (
  institute_id bigint not null,
  book_id uuid not null,
  licensee_id bigint not null,
  basis_points integer not null,
  since timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint book_licences_pkey PRIMARY KEY (institute_id, book_id, licensee_id),
  constraint book_licences_institute_id_book_id_fkey FOREIGN KEY (institute_id, book_id) REFERENCES books(institute_id, id)
);

alter table book_licences enable row level security;

alter table book_licences force row level security;

create policy tenant on book_licences for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on book_licences to app;

grant select on book_licences to staff;

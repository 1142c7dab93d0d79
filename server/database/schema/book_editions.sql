-- Generated: tenant table of the migrated database.

create table book_editions (
  institute_id bigint not null,
  book_id uuid not null,
  publisher_id bigint not null,
  publisher text not null,
  basis_points integer not null,
  least_price_paise bigint not null,
  terms text not null,
  agreed_by uuid not null,
  agreed_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint book_editions_pkey PRIMARY KEY (institute_id, book_id),
  constraint book_editions_institute_id_book_id_fkey FOREIGN KEY (institute_id, book_id) REFERENCES books(institute_id, id),
  constraint book_editions_basis_points_check CHECK (basis_points >= 0 AND basis_points <= 10000),
  constraint book_editions_publisher_check CHECK (length(publisher) >= 1 AND length(publisher) <= 120)
);

alter table book_editions enable row level security;

alter table book_editions force row level security;

create policy tenant on book_editions for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on book_editions to app;

grant select on book_editions to staff;

-- Generated: tenant table of the migrated database.

create table book_offers (
  institute_id bigint not null,
  book_id uuid not null,
  offered boolean not null,
  basis_points integer not null,
  least_price_paise bigint not null,
  terms text not null,
  changed_at timestamp with time zone not null,
  constraint book_offers_pkey PRIMARY KEY (institute_id, book_id),
  constraint book_offers_institute_id_book_id_fkey FOREIGN KEY (institute_id, book_id) REFERENCES books(institute_id, id),
  constraint book_offers_basis_points_check CHECK (basis_points >= 0 AND basis_points <= 10000),
  constraint book_offers_least_price_paise_check CHECK (least_price_paise >= 0 AND least_price_paise <= 100000000),
  constraint book_offers_terms_check CHECK (length(terms) <= 2000)
);

alter table book_offers enable row level security;

alter table book_offers force row level security;

create policy tenant on book_offers for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on book_offers to app;

grant select on book_offers to staff;

-- What a publisher asks of institutes that sell one of its books under their own cover. A row of the publisher.
create table book_offers (
  institute_id bigint not null,
  book_id uuid not null,
  -- Institutes may take it up now; licences that were given before go on.
  offered boolean not null,
  -- Of the price without its tax.
  basis_points integer not null check (basis_points between 0 and 10000),
  -- Whole paise, GST included.
  least_price_paise bigint not null check (least_price_paise between 0 and 100000000),
  terms text not null check (length(terms) <= 2000),
  changed_at timestamptz not null,
  primary key (institute_id, book_id),
  foreign key (institute_id, book_id) references books (institute_id, id)
);
select kernel.protect('book_offers', 'select, insert, update');

-- Which institutes have a book of this publisher. A row of the publisher, written by a job after the institute agreed.
create table book_licences (
  institute_id bigint not null,
  book_id uuid not null,
  licensee_id bigint not null,
  basis_points integer not null,
  since timestamptz not null,
  ended_at timestamptz,
  primary key (institute_id, book_id, licensee_id),
  foreign key (institute_id, book_id) references books (institute_id, id)
);
select kernel.protect('book_licences', 'select, insert, update');

-- A book of a publisher as an institute has it, under the id that it has there, with the terms that were agreed to. A row of the institute.
create table book_editions (
  institute_id bigint not null,
  book_id uuid not null,
  publisher_id bigint not null,
  publisher text not null check (length(publisher) between 1 and 120),
  basis_points integer not null check (basis_points between 0 and 10000),
  least_price_paise bigint not null,
  terms text not null,
  agreed_by uuid not null,
  agreed_at timestamptz not null,
  -- From then on no correction comes and nobody buys it; who has it keeps it.
  ended_at timestamptz,
  primary key (institute_id, book_id),
  foreign key (institute_id, book_id) references books (institute_id, id)
);
select kernel.protect('book_editions', 'select, insert, update');

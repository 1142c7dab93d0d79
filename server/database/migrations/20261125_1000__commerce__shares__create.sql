-- Who is paid a part of what is sold: authors by their account, a publisher by its name, and the provider of the platform.
create table payees (
  institute_id bigint not null,
  id uuid not null,
  kind text not null check (kind in ('author', 'publisher', 'provider')),
  account_id uuid,
  name text not null check (length(name) <= 120),
  primary key (institute_id, id),
  check ((kind = 'author') = (account_id is not null))
);
create unique index payees_provider on payees (institute_id) where kind = 'provider';
create unique index payees_publisher on payees (institute_id, lower(name)) where kind = 'publisher';
create index payees_of_account on payees (institute_id, account_id);

-- How a thing is shared from a moment on. A rule never changes, so that an order is shared by the rule that stood when it was placed.
create table share_rules (
  institute_id bigint not null,
  id uuid not null,
  thing_kind text not null check (thing_kind ~ '^[a-z][A-Za-z]{1,19}$'),
  thing_id uuid not null,
  since timestamptz not null,
  made_by uuid,
  primary key (institute_id, id)
);
create index share_rules_of_thing on share_rules (institute_id, thing_kind, thing_id, since desc);
create table share_parts (
  institute_id bigint not null,
  rule_id uuid not null,
  payee_id uuid not null,
  basis_points integer not null check (basis_points between 1 and 10000),
  primary key (institute_id, rule_id, payee_id),
  foreign key (institute_id, rule_id) references share_rules (institute_id, id),
  foreign key (institute_id, payee_id) references payees (institute_id, id)
);

-- What the provider takes of each sale from a moment on; it is said at the provider's desk.
create table commission_rates (
  institute_id bigint not null,
  id uuid not null,
  since timestamptz not null,
  basis_points integer not null check (basis_points between 0 and 5000),
  set_by uuid,
  primary key (institute_id, id)
);
create index commission_rates_by_time on commission_rates (institute_id, since desc);

-- What a payee earned with a line of an order, and what was taken back when its money went. Beside the ledger, entry by entry.
create table share_entries (
  institute_id bigint not null,
  id uuid not null,
  payee_id uuid not null,
  order_id uuid not null,
  line integer not null,
  purpose text not null check (length(purpose) between 1 and 120),
  at timestamptz not null,
  -- Of the price without its tax.
  taxable_paise bigint not null,
  basis_points integer not null,
  paise bigint not null check (paise <> 0),
  -- When it can be paid out: the time for refunds is over.
  free_at timestamptz not null,
  primary key (institute_id, id),
  foreign key (institute_id, payee_id) references payees (institute_id, id),
  foreign key (institute_id, order_id) references orders (institute_id, id)
);
create unique index share_entries_once on share_entries (institute_id, order_id, line, payee_id, purpose);
create index share_entries_of_payee on share_entries (institute_id, payee_id, at);

select kernel.protect('payees', 'select, insert, update');
select kernel.protect('share_rules', 'select, insert, update');
select kernel.protect('share_parts', 'select, insert');
select kernel.protect('commission_rates', 'select, insert, update');
select kernel.protect('share_entries', 'select, insert');

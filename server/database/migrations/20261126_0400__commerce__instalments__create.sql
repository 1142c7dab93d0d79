-- How a course or pack may be paid in parts: said by the institute, used by orders that are placed from then on.
create table instalment_terms (
  institute_id bigint not null,
  thing_id uuid not null,
  thing_kind text not null check (thing_kind in ('course', 'pack')),
  parts integer not null check (parts between 2 and 12),
  first_percent integer not null check (first_percent between 1 and 99),
  every_days integer not null check (every_days between 1 and 92),
  grace_days integer not null check (grace_days between 0 and 60),
  primary key (institute_id, thing_id)
);

-- An order that pays the first part, and the dates and sums of the others as its buyer was shown them.
create table instalment_schedules (
  institute_id bigint not null,
  order_id uuid not null,
  thing_kind text not null check (thing_kind in ('course', 'pack')),
  thing_id uuid not null,
  title text not null,
  -- waiting: the first part is not paid yet. paused: a part is late, and access with it. ended: something was given back.
  state text not null check (state in ('waiting', 'running', 'paused', 'done', 'ended')),
  grace_days integer not null,
  primary key (institute_id, order_id),
  foreign key (institute_id, order_id) references orders (institute_id, id)
);
create index instalment_schedules_open on instalment_schedules (institute_id, state) where state in ('running', 'paused');

create table instalment_parts (
  institute_id bigint not null,
  order_id uuid not null,
  part integer not null check (part between 1 and 12),
  amount_paise bigint not null check (amount_paise > 0),
  due_at timestamptz not null,
  -- The order that pays this part; there is never a second one.
  pay_order_id uuid,
  paid_at timestamptz,
  -- What the buyer was told last.
  told text not null default '' check (told in ('', 'due', 'late', 'paused')),
  primary key (institute_id, order_id, part),
  foreign key (institute_id, order_id) references instalment_schedules (institute_id, order_id),
  foreign key (institute_id, pay_order_id) references orders (institute_id, id)
);
create unique index instalment_parts_of_order on instalment_parts (institute_id, pay_order_id) where pay_order_id is not null;

select kernel.protect('instalment_terms', 'select, insert, update, delete');
select kernel.protect('instalment_schedules', 'select, insert, update');
select kernel.protect('instalment_parts', 'select, insert, update');

-- What is left of something bought before counts for what is bought instead.
-- Part of the total that is paid with credits.
alter table orders add column credit_paise bigint not null default 0;
alter table orders add constraint orders_credit_check check (credit_paise between 0 and total_paise);

-- The credits of an order as they were placed; they are spent when it is paid.
create table order_credits (
  institute_id bigint not null,
  order_id uuid not null,
  from_order_id uuid not null,
  from_line integer not null,
  paise bigint not null check (paise > 0),
  primary key (institute_id, order_id, from_order_id, from_line),
  foreign key (institute_id, order_id) references orders (institute_id, id),
  foreign key (institute_id, from_order_id, from_line) references order_lines (institute_id, order_id, line)
);
create index order_credits_of_line on order_credits (institute_id, from_order_id, from_line);
select kernel.protect('order_credits', 'select, insert');

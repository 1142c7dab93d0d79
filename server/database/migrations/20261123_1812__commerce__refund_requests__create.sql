-- What a student asks back of a paid order, with the sums that were shown; staff decide.
create table refund_requests (
  institute_id bigint not null,
  id uuid not null,
  order_id uuid not null,
  account_id uuid not null,
  state text not null check (state in ('asked', 'withdrawn', 'granted', 'declined')),
  reason text not null,
  -- Per line: its place, what goes back in paise, and how much of it had been used.
  lines jsonb not null,
  back_paise bigint not null check (back_paise > 0),
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  answer text not null,
  primary key (institute_id, id),
  foreign key (institute_id, order_id) references orders (institute_id, id)
);
create unique index refund_requests_open on refund_requests (institute_id, order_id) where state = 'asked';
create index refund_requests_of_order on refund_requests (institute_id, order_id, asked_at);

-- After the days of a full refund: until which day a part goes back, by what was not used; none where it is 0.
alter table sellers add column refund_part_days integer not null default 30;
alter table sellers add constraint sellers_part_days_check check (refund_part_days between 0 and 365);

select kernel.protect('refund_requests', 'select, insert, update');

-- Plans of the Infinity Pass as they are offered; what somebody bought stands in the pass and does not change with the plan.
create table plans (
  institute_id bigint not null,
  id uuid not null,
  name_en text not null check (length(name_en) between 1 and 60),
  name_hi text not null,
  exam_ids integer[] not null,
  mode text not null check (mode in ('preview', 'bookplus', 'premium')),
  days integer check (days > 0),
  price_paise bigint not null check (price_paise >= 0),
  sale_paise bigint check (sale_paise < price_paise),
  sale_from timestamptz,
  sale_until timestamptz,
  trial_days integer check (trial_days > 0),
  pause_days integer check (pause_days > 0),
  yearly_pauses integer not null check (yearly_pauses > 0),
  extras jsonb not null,
  state text not null check (state in ('draft', 'published', 'retired')),
  created_at timestamptz not null,
  published_at timestamptz,
  primary key (institute_id, id)
);

-- What a plan opens. A rule never changes, for its holders were promised it: a plan that is changed gets other rules, and those that it
-- had are left out of it while whoever holds them keeps them.
create table plan_rules (
  institute_id bigint not null,
  id uuid not null,
  plan_id uuid not null,
  place integer not null,
  what text not null check (what in ('courses', 'packs', 'papers')),
  exam_ids integer[] not null,
  subject_ids integer[] not null,
  chosen uuid[],
  left_out_at timestamptz,
  primary key (institute_id, id),
  foreign key (institute_id, plan_id) references plans (institute_id, id)
);
create index plan_rules_of_plan on plan_rules (institute_id, plan_id);

-- What one person holds: bought, or tried. Whether it holds now is said by its times.
create table passes (
  institute_id bigint not null,
  id uuid not null,
  plan_id uuid not null,
  account_id uuid not null,
  mode text not null check (mode in ('bookplus', 'premium', 'trial')),
  exam_ids integer[] not null,
  -- Where its grants come from: a line of an order, or the pass itself.
  source text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Days that were bought, and what was paid for them with its tax.
  bought_days integer not null check (bought_days > 0),
  paid_paise bigint not null check (paid_paise >= 0),
  paused_until timestamptz,
  -- Taken back before its end, and why.
  ended_at timestamptz,
  ended_why text check (ended_why in ('refunded', 'upgraded', 'bought')),
  -- Reminded before the end; who does not want to renew is left in peace.
  reminds boolean not null default true,
  reminded_at timestamptz,
  created_at timestamptz not null,
  primary key (institute_id, id),
  foreign key (institute_id, plan_id) references plans (institute_id, id),
  check (starts_at < ends_at)
);
create unique index passes_by_source on passes (institute_id, source);
create index passes_of_account on passes (institute_id, account_id);
create index passes_of_plan on passes (institute_id, plan_id, created_at desc);
create index passes_to_remind on passes (institute_id, ends_at) where reminded_at is null and ended_at is null;

create table pass_pauses (
  institute_id bigint not null,
  id uuid not null,
  pass_id uuid not null,
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at >= from_at),
  primary key (institute_id, id),
  foreign key (institute_id, pass_id) references passes (institute_id, id)
);
create index pass_pauses_of_pass on pass_pauses (institute_id, pass_id);

-- One trial for each person and exam.
create table pass_trials (
  institute_id bigint not null,
  account_id uuid not null,
  exam_id integer not null,
  pass_id uuid not null,
  primary key (institute_id, account_id, exam_id),
  foreign key (institute_id, pass_id) references passes (institute_id, id)
);

select kernel.protect('plans', 'select, insert, update');
select kernel.protect('plan_rules', 'select, insert, update, delete');
select kernel.protect('passes', 'select, insert, update, delete');
select kernel.protect('pass_pauses', 'select, insert, update, delete');
select kernel.protect('pass_trials', 'select, insert, update, delete');

-- A deck of the institute (partner) or of one student. Removing hides it: what was learned from it stays in the log.
create table card_decks (
  institute_id bigint not null,
  id uuid not null,
  kind text not null check (kind in ('partner', 'student')),
  owner_id uuid,
  created_by uuid not null,
  name text not null check (length(name) between 1 and 80),
  description text not null check (length(description) <= 300),
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  primary key (institute_id, id),
  check ((kind = 'student') = (owner_id is not null))
);
create index card_decks_of_owner on card_decks (institute_id, owner_id) where removed_at is null;

-- Both sides are plain source with formulas between dollars. A correction keeps the id, and with it every learner's dates.
create table cards (
  institute_id bigint not null,
  id uuid not null,
  deck_id uuid not null,
  kind text not null check (kind in ('basic', 'cloze')),
  front text not null check (length(front) between 1 and 2000),
  back text not null check (length(back) <= 2000),
  position integer not null check (position >= 0),
  created_at timestamptz not null,
  corrected_at timestamptz,
  removed_at timestamptz,
  primary key (institute_id, id),
  foreign key (institute_id, deck_id) references card_decks (institute_id, id)
);
create index cards_of_deck on cards (institute_id, deck_id, position) where removed_at is null;

-- Every answer and every taking back of one, for ever: the dates of a card are what these make of it.
create table card_reviews (
  institute_id bigint not null,
  account_id uuid not null,
  -- Made by the page that asked: the same answer sent twice is one.
  id uuid not null,
  card_id uuid not null,
  rating text not null check (rating in ('again', 'hard', 'good', 'easy', 'undo')),
  undoes uuid,
  reviewed_at timestamptz not null,
  received_at timestamptz not null,
  milliseconds integer not null check (milliseconds between 0 and 3600000),
  -- The learner's setting at that moment, so that a later change does not move what was said then.
  retention integer not null check (retention between 70 and 97),
  primary key (institute_id, account_id, id),
  foreign key (institute_id, card_id) references cards (institute_id, id),
  check ((rating = 'undo') = (undoes is not null))
);
create index card_reviews_of_card on card_reviews (institute_id, account_id, card_id, reviewed_at);
create index card_reviews_by_time on card_reviews (institute_id, account_id, reviewed_at);
create unique index card_reviews_undone on card_reviews (institute_id, account_id, undoes) where undoes is not null;

-- What the log of a card comes to: written anew after each of its lines.
create table card_schedules (
  institute_id bigint not null,
  account_id uuid not null,
  card_id uuid not null,
  state text not null check (state in ('new', 'learning', 'review', 'relearning')),
  due_at timestamptz,
  stability double precision not null,
  difficulty double precision not null,
  step integer not null,
  reviews integer not null,
  lapses integer not null,
  first_review_at timestamptz,
  last_review_at timestamptz,
  suspended_at timestamptz,
  primary key (institute_id, account_id, card_id),
  foreign key (institute_id, card_id) references cards (institute_id, id),
  check ((state = 'new') = (due_at is null))
);
create index card_schedules_due on card_schedules (institute_id, account_id, due_at);

create table card_settings (
  institute_id bigint not null,
  account_id uuid not null,
  retention integer not null check (retention between 70 and 97),
  new_per_day integer not null check (new_per_day between 0 and 200),
  primary key (institute_id, account_id)
);

select kernel.protect('card_decks', 'select, insert, update, delete');
select kernel.protect('cards', 'select, insert, update, delete');
select kernel.protect('card_reviews', 'select, insert, update, delete');
select kernel.protect('card_schedules', 'select, insert, update, delete');
select kernel.protect('card_settings', 'select, insert, update, delete');

-- Whoever writes courses writes decks; roles that an institute changed keep their own set otherwise.
do $$
declare
  place bigint;
begin
  for place in select id from institutes loop
    perform set_config('app.institute_id', place::text, true);
    update roles set capabilities = capabilities || '{flashcards.write}'
      where name in ('owner', 'administrator', 'teacher', 'content author') and built_in
        and not ('flashcards.write' = any (capabilities));
  end loop;
  perform set_config('app.institute_id', '', true);
end $$;

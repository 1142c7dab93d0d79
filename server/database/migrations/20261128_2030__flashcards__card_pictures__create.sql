-- A picture of a deck with areas that are asked, one card each. `hides`: a card covers its own area alone, or all of them.
create table card_pictures (
  institute_id bigint not null,
  id uuid not null,
  deck_id uuid not null,
  media_id uuid not null,
  hides text not null check (hides in ('one', 'all')),
  primary key (institute_id, id),
  foreign key (institute_id, deck_id) references card_decks (institute_id, id)
);
create index card_pictures_of_deck on card_pictures (institute_id, deck_id);
select kernel.protect('card_pictures', 'select, insert, update, delete');

-- Where the area of a card lies: {"x", "y", "width", "height"} in hundredths of a percent of the picture's sides.
alter table cards
  add column picture_id uuid,
  add column area jsonb;
alter table cards drop constraint cards_kind_check;
alter table cards add constraint cards_kind_check check (kind in ('basic', 'cloze', 'picture'));
alter table cards add constraint cards_picture_check
  check (case when kind = 'picture' then picture_id is not null and area is not null else picture_id is null and area is null end);
alter table cards add constraint cards_picture_fkey
  foreign key (institute_id, picture_id) references card_pictures (institute_id, id);
create index cards_of_picture on cards (institute_id, picture_id) where picture_id is not null;

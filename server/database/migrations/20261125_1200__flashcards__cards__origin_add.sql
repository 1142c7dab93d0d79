-- Where a card was made in one tap: a wrong answer, a highlight, a moment of a lesson. The deck that takes such cards is found by what it collects.
alter table cards add column origin jsonb;
alter table card_decks add column collects text check (collects in ('mistakes', 'notes'));
create unique index cards_of_origin on cards (institute_id, deck_id, (origin ->> 'path')) where removed_at is null;

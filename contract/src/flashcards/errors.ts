import { catalogue } from '../catalogue.ts';

export const flashcardsErrors = catalogue('flashcards', {
  DECK_NAME_TAKEN: [409, 1, 'There is a deck of this name already.'],
  DECK_LIMIT: [409, 2, 'At most {most} decks. Remove one first.'],
  DECK_FULL: [409, 3, 'A deck holds at most {most} cards; this one has {count}.'],
  CARD_WITHOUT_GAP: [422, 4, 'A sentence with gaps has at least one word in double braces.'],
  CARD_WITHOUT_BACK: [422, 5, 'A card has an answer on its back.'],
  DECK_EMPTY: [409, 6, 'Add a card before students see the deck.'],
  EXAM_DAY: [422, 7, 'Choose a day from tomorrow on, and within 400 days.'],
  ANKI_BROKEN: [422, 8, 'This is no file of Anki that can be read.'],
  ANKI_NEW: [
    422,
    9,
    'This file has Anki’s newest form. Export it again with “Support older Anki versions” switched on.',
  ],
  ANKI_LARGE: [
    422,
    10,
    'The file is too large. It may hold at most {most} cards; export fewer cards, or without long texts.',
  ],
  CARD_PICTURE: [422, 11, 'This picture is not there any more. Choose it again.'],
  CARD_OF_PICTURE: [409, 12, 'This card belongs to a picture. Change it there.'],
});

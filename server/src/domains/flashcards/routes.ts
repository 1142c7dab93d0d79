import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { exportAnki } from './anki/export-anki.ts';
import { importAnki } from './anki/import-anki.ts';
import { addCardPicture } from './cards/add-card-picture.ts';
import { addCards } from './cards/add-cards.ts';
import { exportCards } from './cards/export-cards.ts';
import { listCards } from './cards/list-cards.ts';
import { removeCardSound } from './cards/sounds/remove-card-sound.ts';
import { saveCardSound } from './cards/sounds/save-card-sound.ts';
import { removeCard } from './cards/remove-card.ts';
import { saveCardPicture } from './cards/save-card-picture.ts';
import { showCardPicture } from './cards/show-card-picture.ts';
import { updateCard } from './cards/update-card.ts';
import { uploadCardPicture } from './cards/upload-card-picture.ts';
import { showFlashcardsDay } from './day/show-flashcards-day.ts';
import { createDeck } from './decks/create-deck.ts';
import { listPartnerDecks } from './decks/list-partner-decks.ts';
import { publishDeck } from './decks/publish-deck.ts';
import { removeDeck } from './decks/remove-deck.ts';
import { showDeck } from './decks/show-deck.ts';
import { updateDeck } from './decks/update-deck.ts';
import { dropExamPlan } from './exam/drop-exam-plan.ts';
import { foreseeExam } from './exam/foresee-exam.ts';
import { saveExamPlan } from './exam/save-exam-plan.ts';
import { showExamPlan } from './exam/show-exam-plan.ts';
import { keepCard } from './keeping/keep-card.ts';
import { answerCards } from './reviewing/answer-cards.ts';
import { listDueCards } from './reviewing/list-due-cards.ts';
import { saveReviewSettings } from './reviewing/save-review-settings.ts';
import { suspendCard } from './reviewing/suspend-card.ts';
import { undoReview } from './reviewing/undo-review.ts';
import { showFlashcardStatistics } from './day/show-flashcard-statistics.ts';

export const handlers: Handlers<typeof api.flashcards> = {
  listPartnerDecks,
  createDeck,
  showDeck,
  updateDeck,
  publishDeck,
  removeDeck,
  listCards,
  exportCards,
  addCards,
  uploadCardPicture,
  addCardPicture,
  showCardPicture,
  saveCardPicture,
  importAnki,
  exportAnki,
  updateCard,
  removeCard,
  saveCardSound,
  removeCardSound,
  keepCard,
  showExamPlan,
  foreseeExam,
  saveExamPlan,
  dropExamPlan,
  showFlashcardsDay,
  listDueCards,
  answerCards,
  undoReview,
  suspendCard,
  saveReviewSettings,
  showFlashcardStatistics,
};

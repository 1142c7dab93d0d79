import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { handlers } from './routes.ts';

export { namesOfDecks } from './decks/decks.store.ts';
export { flashcardsPersonalData } from './personal-data.ts';

export const flashcardsDomain = domain({ name: 'flashcards', contract: api.flashcards, handlers });

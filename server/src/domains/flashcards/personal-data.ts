import type { PersonalData } from '../identity/index.ts';
import { dropUnheld, useMedia } from '../media/index.ts';
import { listPicturesOf, listSoundsOf } from './cards/pictures.store.ts';
import { CARD_PICTURE, CARD_SOUND } from './decks/decks.store.ts';
import { forgetLearner, listCardsOf, listReviewsOf, listTouched, moveLearner } from './memory/personal-data.store.ts';
import { foldLog } from './reviewing/fold-log.ts';
import { lockLearner } from './memory/schedules.store.ts';
import { examPlanOf, reviewSettingsOf } from './reviewing/settings.store.ts';

/** The cards that somebody wrote, what was answered, and how somebody wants to learn. */
export const flashcardsPersonalData: PersonalData = {
  domain: 'flashcards',
  tables: ['card_decks', 'card_pictures', 'cards', 'card_reviews', 'card_schedules', 'card_settings'],
  export: async (ctx, accountId) => ({
    cards: await listCardsOf(ctx, accountId),
    answers: await listReviewsOf(ctx, accountId),
    settings: await reviewSettingsOf(ctx, accountId),
    exam: (await examPlanOf(ctx, accountId)) ?? null,
  }),
  erase: async (tx, accountId) => {
    const pictures = await listPicturesOf(tx, accountId);
    for (const { id } of pictures) await useMedia(tx, { kind: CARD_PICTURE, id }, []);
    const sounds = await listSoundsOf(tx, accountId);
    for (const { id } of sounds) await useMedia(tx, { kind: CARD_SOUND, id }, []);
    await forgetLearner(tx, accountId);
    await dropUnheld(
      tx,
      [...pictures, ...sounds].map(({ mediaId }) => mediaId),
    );
  },
  reassign: async (tx, from, to) => {
    for (const accountId of [from, to].toSorted()) await lockLearner(tx, accountId);
    await moveLearner(tx, from, to);
    // Both logs are one now: what they come to together is another memory than either had.
    await foldLog(tx, to, await listTouched(tx, to));
  },
};

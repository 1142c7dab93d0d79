import { fillPlaces, unknownPlaces } from '@abhyas/contract/engagement/broadcast-words';
import type { BroadcastDraft } from '@abhyas/contract/engagement/broadcasts';
import { fail } from '../../../kernel/errors.ts';
import type { Reader } from './audience.ts';

type Texts = BroadcastDraft['texts'];

/** The words in both languages as one person reads them; where Hindi is missing, English stands. */
export function wordsFor({ en, hi }: Texts, values: Reader['values']) {
  return {
    subjectEn: fillPlaces(en.subject, values),
    textEn: fillPlaces(en.text, values),
    subjectHi: fillPlaces(hi.subject || en.subject, values),
    textHi: fillPlaces(hi.text || en.text, values),
  };
}

/** Refuses words that are not ready to be sent. BROADCAST_WORDS_MISSING, BROADCAST_PLACE_UNKNOWN. */
export function requireWords({ en, hi }: Texts): void {
  if (en.subject === '' || en.text === '') fail('BROADCAST_WORDS_MISSING');
  const [unknown] = [en.subject, en.text, hi.subject, hi.text].flatMap(unknownPlaces);
  if (unknown !== undefined) fail('BROADCAST_PLACE_UNKNOWN', { place: `{${unknown}}` });
}

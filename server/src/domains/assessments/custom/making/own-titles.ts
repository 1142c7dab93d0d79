import type { Language } from '@abhyas/contract/shapes';

const words = {
  en: { own: 'My test', overview: 'Diagnostic test', practice: 'Practice' },
  hi: { own: 'मेरा टेस्ट', overview: 'डायग्नोस्टिक टेस्ट', practice: 'अभ्यास' },
} as const satisfies Record<Language, Record<string, string>>;
const NAMED = 3;

/** What a paper of a student's own is called, in his language: `My test: Kinematics, Optics`. Pure. */
export function ownTitle(kind: 'own' | 'overview' | 'practice', names: readonly string[], language: Language): string {
  const shown = names.slice(0, NAMED).join(', ');
  const rest = names.length > NAMED ? ` +${names.length - NAMED}` : '';
  return `${words[language][kind]}: ${shown}${rest}`;
}

import { hash } from 'node:crypto';
import type { QuestionContent } from '@abhyas/contract/questions/shapes';
import { comparableForm } from '../reading/comparable-form.ts';

/**
 * Equal for questions that say the same: stem and options in their comparable form, options in any order. 32 bytes (SHA-256).
 * Key, explanation, difficulty and area do not count, so that a second copy with another answer is seen.
 */
export function fingerprint(content: Pick<QuestionContent, 'stem' | 'options'>): Buffer {
  const forms = [comparableForm(content.stem), ...content.options.map(comparableForm).toSorted()];
  return hash('sha256', JSON.stringify(forms), 'buffer');
}

import type { Rating } from '@abhyas/contract/flashcards/cards';
import { useEffect } from 'react';
import { isTyping } from '../../../lib/keyboard.ts';

const byKey: Readonly<Record<string, Rating>> = { 1: 'again', 2: 'hard', 3: 'good', 4: 'easy' };

interface Deeds {
  readonly turned: boolean;
  readonly onTurn: () => void;
  readonly onRate: (rating: Rating) => void;
  readonly onUndo: () => void;
  readonly onPlay: () => void;
}

/** Space turns the card and then says Good, 1 to 4 answer, u takes the last answer back, p plays the sound. A button in focus keeps its own keys. */
export function useReviewKeys({ turned, onTurn, onRate, onUndo, onPlay }: Deeds, on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(target)) return;
      const rating = byKey[key];
      const presses = key === ' ' && !(target instanceof HTMLElement && target.closest('button, a, [role="menuitem"]'));
      if (key === 'u') onUndo();
      else if (key === 'p') onPlay();
      else if (turned && rating) onRate(rating);
      else if (presses && turned) onRate('good');
      else if (presses) onTurn();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on, turned, onTurn, onRate, onUndo, onPlay]);
}

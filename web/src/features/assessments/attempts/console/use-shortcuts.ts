import { useEffect } from 'react';
import { isTyping } from '../../../../ui/controls/search-field.tsx';
import { chooseOption } from './answer/choice.ts';
import { answerKind, openQuestion, optionsOf, type ConsoleScene } from './console-scene.ts';

/** Opens the list of keys. */
type Ask = () => void;
const plain: Readonly<Record<string, 'next' | 'back' | 'saveNext' | 'reviewNext' | 'clear'>> = {
  n: 'next',
  p: 'back',
  s: 'saveNext',
  r: 'reviewNext',
  x: 'clear',
};

/** One key does what a button does. Letters of options come before everything else, so clearing is `x`, and `c` only where there are no options. */
export function useShortcuts(scene: ConsoleScene, on: boolean, ask: Ask): void {
  useEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || writes(event.target)) return;
      if (document.querySelector('dialog[open], [aria-modal="true"]')) return;
      if (!obey(scene, event.key.toLowerCase(), ask)) return;
      event.preventDefault();
      // The list of the page's own keys stays closed.
      event.stopPropagation();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  });
}

/** Radio buttons and checkboxes take no letters. */
const writes = (target: EventTarget | null) =>
  isTyping(target) && !(target instanceof HTMLInputElement && (target.type === 'radio' || target.type === 'checkbox'));

function obey(scene: ConsoleScene, key: string, ask: Ask): boolean {
  if (key === '?') {
    ask();
    return true;
  }
  const question = openQuestion(scene)?.question;
  if (!question) return false;
  const option = optionOf(key);
  const isOption = option !== undefined && option <= optionsOf(question, scene.language).length;
  if (answerKind(question) === 'choice' && isOption) {
    if (scene.readOnly) return false;
    const response = chooseOption(question, scene.state.questions[question.id]!.selection, option);
    scene.act({ type: 'select', response });
    return true;
  }
  const type = key === 'c' && answerKind(question) === 'number' ? 'clear' : plain[key];
  if (!type) return false;
  scene.act({ type });
  return true;
}

function optionOf(key: string): number | undefined {
  const place = /^[1-6]$/.test(key) ? Number(key) : 'abcdef'.indexOf(key) + 1;
  return key.length === 1 && place > 0 ? place : undefined;
}

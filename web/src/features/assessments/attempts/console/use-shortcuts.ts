import { chooseOption } from '@abhyas/contract/questions/chosen-options';
import { useEffect } from 'react';
import { isTyping } from '../../../../lib/keyboard.ts';
import type { ConsoleAction } from '../console-state.ts';
import { optionsAsShown } from '../../option-places.ts';
import { toggleStruck } from '../notes/use-notes.ts';
import { answerKind, openQuestion, optionsOf, type ConsoleScene } from './console-scene.ts';

/** What is no act upon the question: windows, the time, the language. */
export type ConsoleCommand =
  | 'keys'
  | 'time'
  | 'calculator'
  | 'scratchpad'
  | 'paper'
  | 'instructions'
  | 'language'
  | 'size'
  | 'contrast'
  | 'palette'
  | 'submit';

type Plain = Extract<ConsoleAction['type'], 'next' | 'back' | 'saveNext' | 'saveReview' | 'reviewNext' | 'clear'>;
const plain: Readonly<Record<string, Plain>> = {
  n: 'next',
  p: 'back',
  s: 'saveNext',
  m: 'saveReview',
  r: 'reviewNext',
  x: 'clear',
};
const commands: Readonly<Record<string, ConsoleCommand>> = {
  '?': 'keys',
  t: 'time',
  k: 'calculator',
  w: 'scratchpad',
  q: 'paper',
  i: 'instructions',
  l: 'language',
  z: 'size',
  h: 'contrast',
  g: 'palette',
  u: 'submit',
};

/** One key does what a button does. Letters of options come before everything else, so clearing is `x`, and `c` only where there are no options. */
export function useShortcuts(scene: ConsoleScene, on: boolean, command: (command: ConsoleCommand) => void): void {
  useEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || keepsKeys(event.target)) return;
      if (document.querySelector('dialog[open], [aria-modal="true"]')) return;
      if (!obey(scene, event, command)) return;
      event.preventDefault();
      // The list of the page's own keys stays closed.
      event.stopPropagation();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  });
}

/** Where keys are typed. Radio buttons and checkboxes take no letters; a window of its own takes all. */
const keepsKeys = (target: EventTarget | null) =>
  (isTyping(target) &&
    !(target instanceof HTMLInputElement && (target.type === 'radio' || target.type === 'checkbox'))) ||
  (target instanceof Element && target.closest('[data-own-keys]') !== null);

function obey(scene: ConsoleScene, event: KeyboardEvent, command: (command: ConsoleCommand) => void): boolean {
  const key = event.key.toLowerCase();
  if (choose(scene, key, event.shiftKey)) return true;
  const question = openQuestion(scene)?.question;
  const type = key === 'c' && question && answerKind(question) === 'number' ? 'clear' : plain[key];
  const asked = commands[key];
  if (type) scene.act({ type });
  else if (asked) command(asked);
  return Boolean(type ?? asked);
}

/** An option by its letter or place; with Shift and the letter it is struck out instead. */
function choose(scene: ConsoleScene, key: string, strike: boolean): boolean {
  const question = openQuestion(scene)?.question;
  const place = placeOfKey(key);
  if (!question || place === undefined || answerKind(question) !== 'choice' || scene.readOnly) return false;
  const option = optionsAsShown(optionsOf(question, scene.language).length, question.optionOrder)[place - 1];
  if (option === undefined) return false;
  if (strike) strikeOut(scene, question.id, option);
  else {
    const response = chooseOption(question, scene.state.questions[question.id]!.selection, option);
    scene.act({ type: 'select', response });
  }
  return true;
}

/** Strikes an option out, or takes that back: a note on this device, no answer. */
export const strikeOut = ({ notes }: Pick<ConsoleScene, 'notes'>, questionId: string, option: number): void =>
  notes.change(questionId, { struck: toggleStruck(notes.of(questionId).struck, option) });

function placeOfKey(key: string): number | undefined {
  const place = /^[1-6]$/.test(key) ? Number(key) : 'abcdef'.indexOf(key) + 1;
  return key.length === 1 && place > 0 ? place : undefined;
}

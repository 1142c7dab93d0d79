import type { TypedNumber } from '@abhyas/contract/assessments/shapes';
import type { Response } from '@abhyas/contract/questions/shapes';
import { IconArrowLeft, IconArrowRight, IconBackspace } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../../ui/controls/icon.tsx';
import { isTyping } from '../../../../../lib/keyboard.ts';
import { keyOf, press, type Key, type Typed } from './keypad.ts';
import classes from './number-answer.module.css';

interface Props {
  readonly response: Response | null;
  readonly onChange: (response: Response | null) => void;
  readonly readOnly: boolean;
  /** The paper lets numbers be typed on a keyboard too. */
  readonly keyboard: boolean;
  /** Of a computed answer: how it is to be rounded, and its unit. */
  readonly typed?: TypedNumber | undefined;
}

const digits: readonly Key[] = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '0', '.', '-'];
const typedOf = (response: Response | null): string => (response && 'number' in response ? response.number : '');

/** A number, typed on the keypad of the screen; the keyboard of the device stays off unless the paper allows it. */
export function NumberAnswer({ response, onChange, readOnly, keyboard, typed: asked }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [caret, setCaret] = useState<number>();
  const text = typedOf(response);
  const typed: Typed = { text, caret: Math.min(caret ?? text.length, text.length) };
  const hit = (key: Key) => {
    if (readOnly) return;
    const next = press(typed, key);
    setCaret(next.caret);
    if (next.text !== text) onChange(next.text === '' ? null : { number: next.text });
  };
  usePhysicalKeys(keyboard && !readOnly, hit);
  return (
    <div className={classes['answer']}>
      <p id={id} className={classes['label']}>
        {t('assessments.console.yourAnswer')}
      </p>
      <div className={classes['field']}>
        <output
          className={classes['display']}
          aria-labelledby={id}
          aria-describedby={asked && `${id}-how ${id}-unit`}
          aria-live="polite"
        >
          {typed.text.slice(0, typed.caret).replace('-', '−')}
          {!readOnly && <i className={classes['caret']} aria-hidden="true" />}
          {typed.text.slice(typed.caret).replace('-', '−')}
        </output>
        {asked && asked.unit !== '' && (
          <span id={`${id}-unit`} className={classes['unit']}>
            {asked.unit}
          </span>
        )}
      </div>
      {asked && (
        <p id={`${id}-how`} className={classes['rounded']}>
          {t('assessments.variants.rounded', { count: asked.decimals })}
        </p>
      )}
      <p className={classes['help']}>
        {t(keyboard ? 'assessments.console.keypad.keyboardHelp' : 'assessments.console.keypad.help')}
      </p>
      <div className={classes['keys']} role="group" aria-label={t('assessments.console.keypad.label')}>
        {digits.map((key) => (
          <button key={key} type="button" disabled={readOnly} onClick={() => hit(key)} aria-label={nameOf(key, t)}>
            {key === '-' ? '−' : key}
          </button>
        ))}
        <button
          type="button"
          disabled={readOnly}
          className={classes['left']}
          onClick={() => hit('left')}
          aria-label={t('assessments.console.keypad.left')}
        >
          <Icon of={IconArrowLeft} />
        </button>
        <button
          type="button"
          disabled={readOnly}
          className={classes['right']}
          onClick={() => hit('right')}
          aria-label={t('assessments.console.keypad.right')}
        >
          <Icon of={IconArrowRight} />
        </button>
        <button
          type="button"
          disabled={readOnly}
          className={classes['backspace']}
          onClick={() => hit('backspace')}
          aria-label={t('assessments.console.keypad.backspace')}
        >
          <Icon of={IconBackspace} />
        </button>
        <button type="button" disabled={readOnly} className={classes['clear']} onClick={() => hit('clear')}>
          {t('assessments.console.keypad.clear')}
        </button>
      </div>
    </div>
  );
}

function nameOf(key: Key, t: (key: string) => string): string | undefined {
  if (key === '.') return t('assessments.console.keypad.point');
  return key === '-' ? t('assessments.console.keypad.minus') : undefined;
}

function usePhysicalKeys(on: boolean, hit: (key: Key) => void): void {
  useEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent) => {
      const key = keyOf(event.key);
      if (!key || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open], [aria-modal="true"]')) return;
      event.preventDefault();
      hit(key);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

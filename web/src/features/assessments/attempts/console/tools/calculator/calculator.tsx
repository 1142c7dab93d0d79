import type { ConsoleProfile } from '@abhyas/contract/assessments/shapes';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../../../../ui/controls/segmented.tsx';
import { ToolWindow } from '../tool-window.tsx';
import { evaluate } from './calculator-engine.ts';
import { keyFor, keysOf, type CalculatorKey } from './calculator-keys.ts';
import { freshCalculator, pressKey, writeExpression } from './calculator-state.ts';
import classes from './calculator.module.css';

interface Props {
  readonly kind: NonNullable<ConsoleProfile['calculator']>;
  readonly onClose: () => void;
}

/** The calculator of the console, where the paper allows one: keys as official consoles show them, or typed. */
export default function Calculator({ kind, onClose }: Props) {
  const { t } = useTranslation();
  const [state, setState] = useState(freshCalculator);
  const scientific = kind === 'scientific';
  const hit = (key: string) => setState((before) => pressKey(before, key, evaluate));
  const type = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isButton = event.target instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' ');
    const key = keyFor(event.key, scientific);
    if (!key || isButton) return;
    event.preventDefault();
    hit(key);
  };
  const shown =
    state.result === 'error' ? t('assessments.tools.calculator.noValue') : (state.result?.replace('-', '−') ?? '');
  return (
    <ToolWindow
      title={t(`assessments.tools.calculator.${scientific ? 'scientific' : 'basic'}`)}
      width={scientific ? 460 : 300}
      onClose={onClose}
      onKey={type}
    >
      <div className={classes['calculator']} data-kind={kind}>
        <div
          className={classes['display']}
          tabIndex={0}
          role="group"
          aria-label={t('assessments.tools.calculator.display')}
        >
          <span>{writeExpression(state) || '0'}</span>
          <output aria-live="polite">{shown}</output>
          {state.memory !== 0 && <i aria-label={t('assessments.tools.calculator.inMemory')}>M</i>}
        </div>
        {scientific && (
          <Segmented
            size="sm"
            label={t('assessments.tools.calculator.angles')}
            options={[
              { value: 'degrees', label: t('assessments.tools.calculator.degrees') },
              { value: 'radians', label: t('assessments.tools.calculator.radians') },
            ]}
            value={state.degrees ? 'degrees' : 'radians'}
            onChange={(unit) => (unit === 'degrees') !== state.degrees && hit('angle')}
          />
        )}
        <div className={classes['keys']} role="group" aria-label={t('assessments.tools.calculator.keys')}>
          {keysOf(kind).map((key) => (
            <CalculatorButton key={key.key} of={key} onPress={() => hit(key.key)} />
          ))}
        </div>
      </div>
    </ToolWindow>
  );
}

function CalculatorButton({ of, onPress }: { readonly of: CalculatorKey; readonly onPress: () => void }) {
  const { t } = useTranslation();
  const name = of.name && t(`assessments.tools.calculator.key.${of.name}`);
  return (
    <button
      type="button"
      data-look={of.look}
      // Who speaks to the page says what stands on the key.
      aria-label={name && /[a-z0-9]/i.test(of.shown) ? `${of.shown}, ${name}` : name}
      onClick={onPress}
    >
      {of.shown}
    </button>
  );
}

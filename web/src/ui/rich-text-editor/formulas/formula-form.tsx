import { Button, Textarea } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../controls/segmented.tsx';
import classes from './formulas.module.css';
import { FormulaKeys } from './formula-keys.tsx';
import { writeKey, type PaletteKey } from './palette.ts';
import type { WrittenFormula } from './place-formula.ts';
import { longestFormula } from '@abhyas/contract/math/typesetting';
import { readFormula } from './read-formula.ts';

interface Props {
  readonly initial: WrittenFormula;
  /** What was typed before the form had the focus; undefined once it was taken. */
  readonly takeOver?: (() => WrittenFormula | undefined) | undefined;
  readonly onAccept: (formula: WrittenFormula, side?: 'before' | 'after') => void;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

/** Writes one formula: TeX, how it looks, and a palette of what one would otherwise have to know. */
export function FormulaForm({ initial, takeOver, onAccept, onRemove, onCancel }: Props) {
  const { t } = useTranslation();
  const [latex, setLatex] = useState(initial.latex);
  const [block, setBlock] = useState(initial.block);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const accept = (side?: 'before' | 'after') => onAccept(takeOver?.() ?? { latex, block }, side);
  const goOn = () => {
    const typed = takeOver?.();
    if (!typed) return;
    setLatex(typed.latex);
    setBlock(typed.block);
  };
  useWayOut(form, { away: () => accept(), escape: onCancel });

  const press = (key: PaletteKey) => {
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    const { source, caret } = writeKey(latex, [selectionStart, selectionEnd], key);
    setLatex(source);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  };
  const typed = (event: ReactKeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const atEnd = selectionStart === value.length;
    const atBegin = selectionEnd === 0;
    const bare = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
    if (event.key === 'Enter' && bare && !event.nativeEvent.isComposing) accept();
    else if (event.key === 'ArrowRight' && bare && atEnd && latex !== '') accept('after');
    else if (event.key === 'ArrowLeft' && bare && atBegin && latex !== '') accept('before');
    else if (event.key === '$' && latex === '') setBlock(true);
    else if (event.key === '$' && atEnd && !latex.endsWith('\\')) accept();
    else return;
    event.preventDefault();
  };
  return (
    <div ref={form} className={classes['form']}>
      <Textarea
        ref={field}
        data-autofocus
        label={t('ui.richText.formula.source')}
        description={t('ui.richText.formula.keys')}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={longestFormula}
        spellCheck={false}
        autoCapitalize="off"
        classNames={{ input: classes['source']! }}
        value={latex}
        onFocus={goOn}
        onKeyDown={typed}
        onChange={(event) => setLatex(event.currentTarget.value)}
      />
      <FormulaLook latex={latex} block={block} />
      <FormulaKeys onKey={press} />
      <div className={classes['foot']}>
        <Segmented
          size="sm"
          label={t('ui.richText.formula.place')}
          value={block ? 'block' : 'line'}
          onChange={(value) => setBlock(value === 'block')}
          options={[
            { value: 'line', label: t('ui.richText.formula.inLine') },
            { value: 'block', label: t('ui.richText.formula.ownLine') },
          ]}
        />
        <span className={classes['push']} />
        <Button size="sm" variant="ghost" onClick={onRemove}>
          {t('ui.richText.formula.remove')}
        </Button>
        <Button size="sm" variant="filled" onClick={() => accept()}>
          {t('ui.richText.formula.done')}
        </Button>
      </div>
    </div>
  );
}

/** How the formula will look, or in words what is wrong with it. */
function FormulaLook({ latex, block }: WrittenFormula) {
  const { t } = useTranslation();
  const { html, problem } = readFormula(latex, block);
  return (
    <div className={classes['look']} role="status">
      {html !== undefined && <span dangerouslySetInnerHTML={{ __html: html }} />}
      {problem && (
        <span className={classes['problem']}>
          {t(`ui.richText.formula.problems.${problem.code}`, { found: problem.found })}
        </span>
      )}
      {latex.trim() === '' && <span className={classes['empty']}>{t('ui.richText.formula.empty')}</span>}
    </div>
  );
}

/** Whoever clicks elsewhere is done; Escape gives up. */
function useWayOut(
  form: { readonly current: HTMLElement | null },
  ways: { readonly away: () => void; readonly escape: () => void },
) {
  const latest = useRef(ways);
  useEffect(() => {
    latest.current = ways;
  });
  useEffect(() => {
    const away = (event: PointerEvent) => {
      if (event.target instanceof Node && !form.current?.contains(event.target)) latest.current.away();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !(event.target instanceof Node) || !form.current?.contains(event.target)) return;
      event.stopPropagation();
      latest.current.escape();
    };
    document.addEventListener('pointerdown', away, true);
    document.addEventListener('keydown', escape, true);
    return () => {
      document.removeEventListener('pointerdown', away, true);
      document.removeEventListener('keydown', escape, true);
    };
  }, [form]);
}

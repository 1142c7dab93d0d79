import { Button, Checkbox, Textarea } from '@mantine/core';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import classes from '../imports.module.css';
import type { RowLine } from './row-lines.ts';
import { focus, type Fixing } from './use-fixing.ts';
import { useProblemText } from './use-problem-text.ts';

interface Props {
  readonly line: RowLine;
  readonly fixing: Fixing;
  readonly busy: boolean;
}

const difficulties = ['Easy', 'Medium', 'Hard'] as const;

/** A bad cell while it is fixed where it stands. Enter saves it and goes on. */
export function CellEditor({ line, fixing, busy }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const textOf = useProblemText();
  const help = useId();
  const [text, setText] = useState(line.problem?.fix ?? line.cell ?? '');
  const alike = fixing.alikeOf(line);
  const [all, setAll] = useState(alike !== undefined && alike.cell !== '');
  const cell = { row: line.row.row, column: line.column };
  const save = (value: string) => void fixing.save(line, value, all && alike !== undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const act = actionOf(event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    if (act === 'save') save(text);
    else if (act === 'stop') fixing.stop();
    else fixing[act](cell);
  };
  return (
    <form
      className={classes['editor']}
      onSubmit={(event) => {
        event.preventDefault();
        save(text);
      }}
    >
      <Textarea
        label={t('questions.fixing.cell', { column: line.column, row: number(cell.row) })}
        description={line.problem && textOf(line.problem)}
        aria-describedby={help}
        autosize
        minRows={1}
        maxRows={8}
        ref={focus}
        value={text}
        readOnly={busy}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {line.column === 'Difficulty level' && (
        <span className={classes['buttons']} role="group" aria-label={t('questions.fixing.difficulties')}>
          {difficulties.map((word) => (
            <Button key={word} size="sm" variant="outline" disabled={busy} onClick={() => save(word)}>
              {word}
            </Button>
          ))}
        </span>
      )}
      {alike && (
        <Checkbox
          size="sm"
          checked={all}
          label={t('questions.fixing.alike', { shown: number(alike.rows) })}
          onChange={({ currentTarget }) => setAll(currentTarget.checked)}
        />
      )}
      <span className={classes['ways']}>
        <Button type="submit" size="sm" variant="filled" loading={busy}>
          {t('questions.fixing.save')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => fixing.skip(cell)}>
          {t('questions.fixing.skip')}
        </Button>
        <Button size="sm" variant="ghost" onClick={fixing.stop}>
          {t('questions.fixing.stop')}
        </Button>
      </span>
      <small id={help} className={classes['keys']}>
        {t('questions.fixing.keys')}
      </small>
    </form>
  );
}

/** What a key means in a cell. */
function actionOf({ key, shiftKey, altKey }: KeyboardEvent): 'save' | 'stop' | 'skip' | 'back' | undefined {
  if (key === 'Enter' && !shiftKey) return 'save';
  if (key === 'Escape') return 'stop';
  if (altKey && key === 'ArrowDown') return 'skip';
  return altKey && key === 'ArrowUp' ? 'back' : undefined;
}

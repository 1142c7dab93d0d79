import { Button, Textarea } from '@mantine/core';
import type { ImportRow } from '@abhyas/contract/questions/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../../ui/status/toast.tsx';
import classes from '../imports.module.css';
import type { ImportSteps } from '../use-import.ts';
import { inOrder } from './row-lines.ts';
import { useProblemText } from './use-problem-text.ts';

interface Props {
  readonly row: ImportRow;
  readonly steps: ImportSteps;
  /** The row as it was read again. */
  readonly onRead: (row: ImportRow) => void;
}

/** The cells of a refused row, each with what is wrong in it; what is changed here is read again. The file itself stays as it is. */
export function FixRow({ row, steps, onRead }: Props) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const [changes, setChanges] = useState<Readonly<Record<string, string>>>({});
  const save = async () => {
    const fixed = await steps.fix(row.row, changes);
    if (!fixed) return;
    const isReady = fixed.row.state === 'ready';
    toast.info(t(isReady ? 'questions.fixing.ready' : 'questions.formats.fixing.saved', { row: row.row }));
    onRead(fixed.row);
  };
  return (
    <form
      className={classes['panel']}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h3>{t('questions.formats.fixing.title')}</h3>
      {inOrder(Object.keys(row.cells)).map((column) => (
        <Textarea
          key={column}
          label={column}
          autosize
          minRows={1}
          maxRows={8}
          value={changes[column] ?? row.cells[column] ?? ''}
          error={
            row.problems
              .filter((problem) => problem.column === column)
              .map(textOf)
              .join(' ') || undefined
          }
          onChange={({ currentTarget }) => {
            const { value } = currentTarget;
            setChanges((all) => ({ ...all, [column]: value }));
          }}
        />
      ))}
      <Button
        type="submit"
        variant="action"
        disabled={Object.keys(changes).length === 0}
        loading={steps.running === 'fix'}
      >
        {t('questions.formats.fixing.save')}
      </Button>
    </form>
  );
}

import type { CalibratedQuestion } from '@abhyas/contract/practice/calibration';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { can, useMe } from '../../../lib/session.ts';
import { useChange } from '../../../lib/use-change.ts';
import { LinesCell, StackedCell } from '../../../ui/list/cells.tsx';
import { Table } from '../../../ui/page/table.tsx';

/** A row for each question: what its author says, what the answers say, and how that was on the nights before. */
export function CalibratedTable({ rows }: { readonly rows: readonly CalibratedQuestion[] }) {
  const { t } = useTranslation();
  const mayAdopt = can(useMe(), 'questions.write');
  const columns = ['question', 'authored', 'found', 'answers', 'history'] as const;
  const head = columns.map((key) => ({
    key,
    label: t(`practice.items.columns.${key}`),
    numeric: key === 'answers',
  }));
  const adopt = { key: 'adopt', label: t('practice.items.adopt'), hidden: true };
  return (
    <Table label={t('practice.items.title')} head={mayAdopt ? [...head, adopt] : head} cards>
      {rows.map((row) => (
        <Row key={row.questionId} row={row} mayAdopt={mayAdopt} />
      ))}
    </Table>
  );
}

function Row({ row, mayAdopt }: { readonly row: CalibratedQuestion; readonly mayAdopt: boolean }) {
  const { t } = useTranslation();
  const { number, shortDate } = useFormat();
  const { questionId, chapter, authored, found, share, answers, history } = row;
  const name = `Q-${row.number}`;
  const change = useChange(
    () =>
      api.questions.changeQuestions({ body: { scope: { questionIds: [questionId] }, change: { difficulty: found } } }),
    { stale: [api.practice.listCalibratedQuestions, ['questions']], said: t('practice.items.adopted', { name }) },
  );
  return (
    <tr>
      <td>
        <StackedCell to={`/partner/questions/${questionId}`} note={chapter}>
          {name}
        </StackedCell>
      </td>
      <td data-label={t('practice.items.columns.authored')}>{t(`questions.difficulties.${authored}`)}</td>
      <td data-label={t('practice.items.columns.found')}>
        <StackedCell note={t('practice.items.right', { share })}>{t(`questions.difficulties.${found}`)}</StackedCell>
      </td>
      <td data-numeric data-label={t('practice.items.columns.answers')}>
        {number(answers)}
      </td>
      <td data-label={t('practice.items.columns.history')}>
        <LinesCell>
          {history.slice(0, 3).map((fit) => (
            <span key={fit.at}>{t('practice.items.night', { day: shortDate(fit.at), share: fit.share })}</span>
          ))}
        </LinesCell>
      </td>
      {mayAdopt && (
        <td>
          {authored !== found && (
            <Button
              variant="outline"
              size="sm"
              aria-label={t('practice.items.adoptOf', { name })}
              loading={change.busy}
              onClick={() => change.send()}
            >
              {t('practice.items.adopt')}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}

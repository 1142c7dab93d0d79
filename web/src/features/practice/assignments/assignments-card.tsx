import type { PracticeAssignment } from '@abhyas/contract/practice/assignments';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { noonOf } from '../../../lib/zoned-time.ts';
import { useChange } from '../../../lib/use-change.ts';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import classes from './assignments.module.css';

interface Props {
  readonly batchId: string;
  readonly canAssign: boolean;
}

/** What the batch was asked to practise, and how many have done it. */
export function AssignmentsCard({ batchId, canAssign }: Props) {
  const { t } = useTranslation();
  const list = useQuery(query(api.practice.listPracticeAssignments, { params: { batchId } }));
  const [shownId, setShownId] = useState<string>();
  const shown = list.data?.find(({ assignmentId }) => assignmentId === shownId);
  return (
    <Card title={t('practice.assigned.title')}>
      <Loaded query={list} skeleton={<ListSkeleton rows={2} />}>
        {(all) =>
          all.length === 0 ? (
            <Quiet as="p">{t('practice.assigned.empty')}</Quiet>
          ) : (
            <RowList>
              {all.map((one) => (
                <li key={one.assignmentId}>
                  <Asked one={one} />
                  <Button variant="outline" size="sm" onClick={() => setShownId(one.assignmentId)}>
                    {t('practice.assigned.who')}
                  </Button>
                </li>
              ))}
            </RowList>
          )
        }
      </Loaded>
      {shown && <Who batchId={batchId} one={shown} canAssign={canAssign} onClose={() => setShownId(undefined)} />}
    </Card>
  );
}

function Asked({ one: { chapters, questions, dueOn, by, students } }: { readonly one: PracticeAssignment }) {
  const { t } = useTranslation();
  const { list, number, shortDate } = useFormat();
  const done = students.filter((student) => student.done).length;
  const words = t('practice.assigned.done', { count: done, of: number(students.length) });
  return (
    <Stack gap={1} className={classes['asked']}>
      <b>{list(chapters.map(({ name }) => name))}</b>
      <Quiet size="sm">
        {t('practice.assigned.what', { count: questions, day: shortDate(noonOf(dueOn)), name: by })}
      </Quiet>
      <Row gap={3}>
        <span className={classes['bar']}>
          <ProgressBar label={words} value={done} max={students.length} />
        </span>
        <Quiet size="sm">{words}</Quiet>
      </Row>
    </Stack>
  );
}

interface WhoProps extends Props {
  readonly one: PracticeAssignment;
  readonly onClose: () => void;
}

function Who({ batchId, one, canAssign, onClose }: WhoProps) {
  const { t } = useTranslation();
  const { list, number } = useFormat();
  const { assignmentId, chapters, note, questions, students } = one;
  const withdraw = useChange(() => api.practice.withdrawPractice({ params: { batchId, assignmentId } }), {
    stale: [api.practice.listPracticeAssignments],
    said: t('practice.assigned.withdrawn'),
    after: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={list(chapters.map(({ name }) => name))}>
      <Stack>
        {note && <Quiet as="p">{note}</Quiet>}
        <RowList label={t('practice.assigned.who')}>
          {students.map(({ id, name, answered, right, done }) => (
            <li key={id}>
              <span className={classes['asked']}>{name}</span>
              <Quiet size="sm">
                {answered === 0
                  ? t('practice.assigned.nothing')
                  : t('practice.assigned.answered', { count: answered, of: number(questions), right: number(right) })}
              </Quiet>
              {done && <Badge tone="good">{t('practice.assigned.isDone')}</Badge>}
            </li>
          ))}
        </RowList>
        {canAssign && (
          <Row justify="end">
            <Button variant="outline" loading={withdraw.busy} onClick={() => withdraw.send()}>
              {t('practice.assigned.withdraw')}
            </Button>
          </Row>
        )}
      </Stack>
    </Dialog>
  );
}

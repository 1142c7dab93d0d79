import type { PracticeMap } from '@abhyas/contract/practice/chapter-map';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { StateMark } from '../state-mark.tsx';
import { useStart } from '../use-start.ts';
import classes from './chapter-map.module.css';

/** Chapters in which ten questions may decide: near to mastery, or mastered a while ago. */
export function CheckpointsCard({ map }: { readonly map: PracticeMap }) {
  const { t } = useTranslation();
  const start = useStart();
  const { checkpoints, examId } = map;
  if (checkpoints.length === 0) return null;
  return (
    <Card title={t('practice.checkpoints.title')} note={t('practice.checkpoints.note')}>
      <RowList>
        {checkpoints.map(({ chapterId, name, state }) => (
          <li key={chapterId}>
            <StateMark state={state} />
            <Stack gap={0} className={classes['due']}>
              <b>{name}</b>
              <Quiet size="sm">
                {t(state === 'fading' ? 'practice.checkpoints.fading' : 'practice.checkpoints.near')}
              </Quiet>
            </Stack>
            <Button
              variant="outline"
              size="sm"
              aria-label={t('practice.checkpoints.startOf', { chapter: name })}
              loading={start.busy && start.given?.chapterId === chapterId}
              onClick={() => start.send({ kind: 'checkpoint', examId, chapterId })}
            >
              {t('practice.checkpoints.start')}
            </Button>
          </li>
        ))}
      </RowList>
    </Card>
  );
}

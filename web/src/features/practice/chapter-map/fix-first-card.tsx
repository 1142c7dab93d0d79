import type { PracticeMap } from '@abhyas/contract/practice/chapter-map';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { useStart } from '../use-start.ts';

const QUESTIONS = 6;

/** A chapter that another one rests on: a few questions there make the other one easier. */
export function FixFirstCard({ map }: { readonly map: PracticeMap }) {
  const { t } = useTranslation();
  const start = useStart();
  if (!map.fixFirst) return null;
  const { before, chapter } = map.fixFirst;
  return (
    <Card title={t('practice.fix.title', { chapter: before.name })}>
      <Row justify="between" gap={4}>
        <p>{t('practice.fix.text', { chapter: chapter.name, before: before.name })}</p>
        <Button
          loading={start.busy}
          onClick={() =>
            start.send({ kind: 'chapter', examId: map.examId, chapterId: before.id, questions: QUESTIONS })
          }
        >
          {t('practice.start.go', { count: QUESTIONS })}
        </Button>
      </Row>
    </Card>
  );
}

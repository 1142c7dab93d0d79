import type { PracticeMap } from '@abhyas/contract/practice/chapter-map';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { bandWords } from '../../../ui/figures/band.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { useStart } from '../use-start.ts';

const QUESTIONS = 6;

/** A chapter to go on with: the weak one that another rests on, else the one in which most marks are open. */
export function useNextStep(examId: number) {
  const map = useQuery(query(api.practice.showPracticeMap, { query: { examId } })).data;
  return map && stepIn(map);
}
type NextStep = NonNullable<ReturnType<typeof stepIn>>;

function stepIn({ fixFirst, next }: PracticeMap) {
  if (fixFirst) return { chapterId: fixFirst.before.id, name: fixFirst.before.name, below: fixFirst.chapter.name };
  return next && { chapterId: next.chapterId, name: next.name, band: next.band };
}

/** What to do after a set, and why. */
export function NextStepCard({ step }: { readonly step: NextStep }) {
  const { t } = useTranslation();
  const why =
    'below' in step
      ? t('practice.fix.text', { chapter: step.below, before: step.name })
      : step.band
        ? t('practice.end.open', { band: bandWords(step.band) })
        : t('practice.end.openNew');
  return (
    <Card title={t('practice.end.next', { chapter: step.name, count: QUESTIONS })} note={t('practice.end.nextTitle')}>
      <Quiet as="p" size="sm">
        {why}
      </Quiet>
    </Card>
  );
}

/** Begins it at once. */
export function StartNext({ examId, step }: { readonly examId: number; readonly step: NextStep }) {
  const { t } = useTranslation();
  const start = useStart();
  const wish = { kind: 'chapter', examId, chapterId: step.chapterId, questions: QUESTIONS } as const;
  return (
    <Button variant="action" size="lg" loading={start.busy} onClick={() => start.send(wish)}>
      {t('practice.start.go', { count: QUESTIONS })}
    </Button>
  );
}

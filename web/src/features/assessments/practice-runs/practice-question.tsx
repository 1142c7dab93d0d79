import type { PracticeRun } from '@abhyas/contract/assessments/practice-runs';
import type { Response } from '@abhyas/contract/questions/shapes';
import type { Language } from '@abhyas/contract/shapes';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal, query } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { AskedParts } from '../../questions/index.ts';
import { wordsOf } from '../attempts/console/console-scene.ts';
import { PracticeAnswerField } from './practice-answer-field.tsx';
import { PracticeVerdict } from './practice-verdict.tsx';
import classes from './practice.module.css';
import { useFocusWhen } from './use-focus-when.ts';

interface Props {
  readonly run: PracticeRun;
  readonly question: PracticeRun['questions'][number];
  readonly language: Language;
  /** Somebody went here from another question, so a reader of the screen is taken along. */
  readonly arrived: boolean;
  readonly onNext: () => void;
}

/** One question: asked, answered, explained. */
export function PracticeQuestion({ run, question, language, arrived, onNext }: Props) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const heading = useFocusWhen<HTMLSpanElement>(arrived);
  const [draft, setDraft] = useState<Response | null>(null);
  const given = run.answers.find(({ questionId }) => questionId === question.id);
  const answer = useAnswer(run, question.id);
  const words = wordsOf(question, language);
  const stem = question.groupId === undefined ? undefined : run.groups[question.groupId];
  const resolveImage = (mediaId: string) => run.images[mediaId] ?? given?.images[mediaId];
  const lang = question.content[language] ? language : 'en';
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1}>
          {t('assessments.practice.question', { number: question.number })}
        </span>
      }
      note={question.section}
    >
      <div className={classes['question']}>
        <div className={classes['asked']} lang={lang}>
          {stem && <RichText doc={stem[language] ?? stem.en} resolveImage={resolveImage} />}
          <RichText doc={words.stem} resolveImage={resolveImage} />
          {(words.lists || words.statements) && <AskedParts content={words} resolveImage={resolveImage} />}
        </div>
        <PracticeAnswerField
          question={question}
          language={language}
          response={given ? given.response : draft}
          given={given}
          onChange={setDraft}
          resolveImage={resolveImage}
        />
        {answer.error && (
          <Notice tone="bad" live>
            {say(answer.error)}
          </Notice>
        )}
        {given ? (
          <>
            <PracticeVerdict
              question={question}
              answer={given}
              language={language}
              fresh={answer.isDone}
              resolveImage={resolveImage}
            />
            <Button
              variant="action"
              size="lg"
              className={classes['next'] ?? ''}
              rightSection={<Icon of={IconArrowRight} size={18} />}
              onClick={onNext}
            >
              {t('assessments.practice.next')}
            </Button>
          </>
        ) : run.state === 'finished' ? (
          <p className={classes['left']}>{t('assessments.practice.leftOut')}</p>
        ) : (
          <div className={classes['actions']}>
            <Button
              variant="action"
              size="lg"
              disabled={draft === null}
              loading={answer.busy && answer.given !== null}
              onClick={() => answer.send(draft)}
            >
              {t('assessments.practice.check')}
            </Button>
            <Button variant="ghost" loading={answer.busy && answer.given === null} onClick={() => answer.send(null)}>
              {t('assessments.practice.show')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

/** Sends an answer and puts what comes back into the run, so that the next look at it needs no call. */
function useAnswer(run: PracticeRun, questionId: string) {
  const client = useQueryClient();
  const [since] = useState(() => Date.now());
  const params = { runId: run.runId };
  return useChange(
    (response: Response | null) =>
      api.assessments.answerPractice({
        params,
        body: { questionId, response, seconds: Math.min(86_400, Math.round((Date.now() - since) / 1000)) },
      }),
    {
      stale: [api.assessments.showPractice],
      after: ({ state, ...answer }) =>
        client.setQueryData(
          query(api.assessments.showPracticeRun, { params }).queryKey,
          (before: PracticeRun | undefined) =>
            before && {
              ...before,
              state,
              answers: [...before.answers.filter((one) => one.questionId !== answer.questionId), answer],
            },
        ),
      inline: true,
      // It was answered in another tab: the first answer stands, and is shown.
      refused: (refusal) => {
        if (isRefusal(refusal, 'CONFLICT'))
          void client.invalidateQueries({ queryKey: api.assessments.showPracticeRun.key });
      },
    },
  );
}

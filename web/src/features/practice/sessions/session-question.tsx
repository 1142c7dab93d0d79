import type { Asked, PracticeSession } from '@abhyas/contract/practice/sessions';
import type { Response } from '@abhyas/contract/questions/shapes';
import type { Language } from '@abhyas/contract/shapes';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { PracticeAnswerField, wordsOf } from '../../assessments/index.ts';
import { AskedParts } from '../../questions/index.ts';
import classes from './session.module.css';
import { SessionVerdict } from './session-verdict.tsx';
import { type GivenAnswer, useSession } from './use-session.ts';
import { WhyLine } from './why-line.tsx';

interface Props {
  readonly session: PracticeSession;
  readonly asked: Asked;
}

/** One question: why it was chosen, what it asks, and after the answer what is right and how one gets there. */
export function SessionQuestion({ session, asked }: Props) {
  const { i18n } = useTranslation();
  const calls = useSession(session);
  const { answer, next, end } = calls;
  const [draft, setDraft] = useState<Response | null>(null);
  const [since] = useState(() => Date.now());
  const { question, answer: given, images } = asked;
  const language: Language = i18n.language === 'hi' && question.content.hi ? 'hi' : 'en';
  const resolveImage = (mediaId: string) => images[mediaId];
  const send = (response: Response | null) =>
    answer.send({
      position: asked.position,
      response,
      seconds: Math.min(86_400, Math.round((Date.now() - since) / 1000)),
    });
  const problem = answer.problem ?? next.problem ?? end.problem;
  return (
    <>
      <main className={classes['main']}>
        <WhyLine asked={asked} />
        <Words asked={asked} language={language} />
        <PracticeAnswerField
          question={question}
          language={language}
          response={given ? given.response : draft}
          given={given ?? undefined}
          onChange={setDraft}
          resolveImage={resolveImage}
        />
        {given && (
          <SessionVerdict session={session} asked={asked} given={given} language={language} fresh={answer.isDone} />
        )}
        {problem && (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
      </main>
      <div className={classes['dock']}>
        {given ? (
          <After session={session} calls={calls} />
        ) : (
          <Before draft={draft} busy={answer.busy ? answer.given : undefined} onSend={send} />
        )}
      </div>
    </>
  );
}

function Words({ asked, language }: { readonly asked: Asked; readonly language: Language }) {
  const { question, images, chapter, topic } = asked;
  const resolveImage = (mediaId: string) => images[mediaId];
  const words = wordsOf(question, language);
  return (
    <>
      <div className={classes['topics']}>
        <span>{chapter.name}</span>
        {topic && <span>{topic}</span>}
      </div>
      <div className={classes['asked']} lang={language}>
        <RichText doc={words.stem} resolveImage={resolveImage} />
        {(words.lists || words.statements) && <AskedParts content={words} resolveImage={resolveImage} />}
      </div>
    </>
  );
}

interface BeforeProps {
  readonly draft: Response | null;
  readonly busy: GivenAnswer | undefined;
  readonly onSend: (response: Response | null) => void;
}

function Before({ draft, busy, onSend }: BeforeProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button variant="outline" size="lg" loading={busy?.response === null} onClick={() => onSend(null)}>
        {t('practice.session.show')}
      </Button>
      <Button
        variant="action"
        size="lg"
        disabled={draft === null}
        loading={busy !== undefined && busy.response !== null}
        onClick={() => onSend(draft)}
      >
        {t('practice.session.check')}
      </Button>
    </>
  );
}

interface AfterProps {
  readonly session: PracticeSession;
  readonly calls: ReturnType<typeof useSession>;
}

function After({ session, calls: { next, end } }: AfterProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button variant="outline" size="lg" loading={end.busy} onClick={() => end.send()}>
        {t('practice.session.end')}
      </Button>
      <Button variant="action" size="lg" loading={next.busy} onClick={() => next.send()}>
        {t(session.marks.length >= session.questions ? 'practice.session.finish' : 'practice.session.next')}
      </Button>
    </>
  );
}

import type { Asked, PracticeSession } from '@abhyas/contract/practice/sessions';
import type { Response } from '@abhyas/contract/questions/shapes';
import type { Language } from '@abhyas/contract/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../ui/answering/explained.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { PracticeAnswerField, wordsOf } from '../../assessments/index.ts';
import { AskedParts } from '../../questions/index.ts';
import { SessionDock } from './session-dock.tsx';
import classes from './session.module.css';
import { SessionVerdict } from './session-verdict.tsx';
import { type Help, useHelp } from './use-help.ts';
import { useSession } from './use-session.ts';
import { WhyLine } from './why-line.tsx';

interface Props {
  readonly session: PracticeSession;
  readonly asked: Asked;
}

/** One question: why it was chosen, what it asks, and after the answer what is right and how one gets there. */
export function SessionQuestion({ session, asked }: Props) {
  const { i18n } = useTranslation();
  const calls = useSession(session);
  const help = useHelp(session, asked);
  const { draft, setDraft, hinted, showHint, send, again } = useDraft(asked, calls, help);
  const { question, answer: given, images, hint } = asked;
  const language: Language = i18n.language === 'hi' && question.content.hi ? 'hi' : 'en';
  const resolveImage = (mediaId: string) => images[mediaId];
  const problem = [calls.answer, calls.next, calls.similar, calls.end, help.tried].find((one) => one.problem)?.problem;
  return (
    <>
      <main className={classes['main']}>
        <WhyLine asked={asked} />
        <Words asked={asked} language={language} />
        <PracticeAnswerField
          question={question}
          language={language}
          {...shownIn(asked, help, draft)}
          onChange={setDraft}
          resolveImage={resolveImage}
        />
        {hinted && !given && <Hint hint={hint?.[language] ?? hint?.en} lang={language} resolveImage={resolveImage} />}
        {given && help.stage !== 'again' && (
          <SessionVerdict
            session={session}
            asked={asked}
            given={given}
            language={language}
            fresh={calls.answer.isDone}
            help={help}
            onSimilar={() => calls.similar.send()}
          />
        )}
        {problem && <Refused>{problem}</Refused>}
      </main>
      <SessionDock
        session={session}
        asked={asked}
        draft={draft}
        calls={calls}
        help={help}
        onAgain={again}
        onHint={hint && !hinted ? showHint : undefined}
        onSend={send}
      />
    </>
  );
}

const Refused = ({ children }: { readonly children: string }) => (
  <Notice tone="bad" live>
    {children}
  </Notice>
);

/** The answer before it is sent, and whether the hint was read for it. */
function useDraft(asked: Asked, { answer }: ReturnType<typeof useSession>, help: Help) {
  const [draft, setDraft] = useState<Response | null>(null);
  const [hinted, setHinted] = useState(false);
  const [since] = useState(() => Date.now());
  const { position } = asked;
  const send = (response: Response | null) =>
    answer.send({ position, response, seconds: Math.min(86_400, Math.round((Date.now() - since) / 1000)), hinted });
  const again = () => {
    setDraft(null);
    help.show('again');
  };
  return { draft, setDraft, hinted, showHint: () => setHinted(true), send, again };
}

/** What stands in the place of the answer: the draft, or what was given, with or without what is right. */
function shownIn({ answer }: Asked, { stage, tried }: Help, draft: Response | null) {
  if (!answer || stage === 'again') return { response: draft, given: undefined };
  const response = tried.response ?? answer.response;
  return { response, given: { response, key: stage === 'steps' ? answer.key : undefined } };
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

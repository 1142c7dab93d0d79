import type { Asked, PracticeSession } from '@abhyas/contract/practice/sessions';
import type { Response } from '@abhyas/contract/questions/shapes';
import { Button } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from './session.module.css';
import type { Help } from './use-help.ts';
import type { useSession } from './use-session.ts';

interface Props {
  readonly session: PracticeSession;
  readonly asked: Asked;
  readonly draft: Response | null;
  readonly calls: ReturnType<typeof useSession>;
  readonly help: Help;
  readonly onAgain: () => void;
  /** Undefined: there is none, or it stands there. */
  readonly onHint: (() => void) | undefined;
  readonly onSend: (response: Response | null) => void;
}

/** The two buttons at the bottom; the one that is wanted most stands to the right. */
export function SessionDock(props: Props) {
  const { help, draft } = props;
  const { t } = useTranslation();
  return (
    <div className={classes['dock']}>
      {help.stage === 'asked' && <Before {...props} />}
      {(help.stage === 'hint' || help.stage === 'again') && (
        <>
          <Button variant="outline" size="lg" onClick={() => help.show('steps')}>
            {t('practice.session.showSteps')}
          </Button>
          {help.stage === 'hint' ? (
            <Button variant="action" size="lg" onClick={props.onAgain}>
              {t('practice.session.again')}
            </Button>
          ) : (
            <Button
              variant="action"
              size="lg"
              disabled={draft === null}
              loading={help.tried.busy}
              onClick={() => draft && help.tryAgain(draft)}
            >
              {t('practice.session.check')}
            </Button>
          )}
        </>
      )}
      {help.stage === 'steps' && <After {...props} />}
    </div>
  );
}

function Before({ draft, calls: { answer }, onHint, onSend }: Props) {
  const { t } = useTranslation();
  const sent = answer.busy ? answer.given : undefined;
  return (
    <>
      {onHint ? (
        <Button variant="outline" size="lg" leftSection={<Icon of={IconBulb} size={18} />} onClick={onHint}>
          {t('practice.session.hint')}
        </Button>
      ) : (
        <Button variant="outline" size="lg" loading={sent?.response === null} onClick={() => onSend(null)}>
          {t('practice.session.show')}
        </Button>
      )}
      <Button
        variant="action"
        size="lg"
        disabled={draft === null}
        loading={sent !== undefined && sent.response !== null}
        onClick={() => onSend(draft)}
      >
        {t('practice.session.check')}
      </Button>
    </>
  );
}

function After({ session, asked, calls: { next, similar, end } }: Props) {
  const { t } = useTranslation();
  const isLast = session.marks.length >= session.questions;
  const goOn = t(isLast ? 'practice.session.finish' : 'practice.session.next');
  if (asked.answer?.similar)
    return (
      <>
        <Button variant="outline" size="lg" loading={next.busy} onClick={() => next.send()}>
          {goOn}
        </Button>
        <Button variant="action" size="lg" loading={similar.busy} onClick={() => similar.send()}>
          {t('practice.session.similar')}
        </Button>
      </>
    );
  return (
    <>
      <Button variant="outline" size="lg" loading={end.busy} onClick={() => end.send()}>
        {t('practice.session.end')}
      </Button>
      <Button variant="action" size="lg" loading={next.busy} onClick={() => next.send()}>
        {goOn}
      </Button>
    </>
  );
}

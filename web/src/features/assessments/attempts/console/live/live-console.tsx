import { Button } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import type { Me } from '@abhyas/contract/identity/sign-in';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { session, useMe } from '../../../../../lib/session.ts';
import { deferred } from '../../../../../ui/deferred.tsx';
import { FormulasOfServer } from '../../../../../ui/rich-text/formulas-of-server.tsx';
import { Notice } from '../../../../../ui/status/notice.tsx';
import { useDesk, type DeskOwner } from '../../desk/use-desk.ts';
import type { Desk, DeskView } from '../../desk/desk.ts';
import { Console } from '../console.tsx';
import { ConsoleDialog } from '../dialogs/console-dialog.tsx';
import dialogs from '../dialogs/dialogs.module.css';
import { ConsoleSkeleton } from '../ending/console-skeleton.tsx';
import { EndedScreen } from '../ending/ended-screen.tsx';
import { OpenFailed } from '../ending/open-failed.tsx';
import { useInstitute } from '../../../../../lib/institute.ts';
import { useNotes } from '../../notes/use-notes.ts';
import { outboxScope } from '../../outbox.ts';
import classes from './live.module.css';
import { Messages } from './messages.tsx';
import { PausedCover } from './paused-cover.tsx';
import { useIntegrity } from './use-integrity.ts';
import { useOfflineSheet } from './use-offline-sheet.ts';

const SafeScreen = deferred(async () => (await import('../ending/safe-screen.tsx')).SafeScreen);

interface Props {
  readonly attemptId: string;
  readonly logo?: ReactNode;
  /** Who sits, where the console opens from what this device keeps. */
  readonly owner?: DeskOwner | undefined;
}

/** The console of a running attempt, from opening it on this device to the end of it. */
export function LiveConsole({ attemptId, logo, owner }: Props) {
  const me = useMe();
  const signedIn = useMemo(() => me && { accountId: me.account.accountid, name: nameOf(me) }, [me]);
  const sitter = owner ?? signedIn;
  const { desk, view } = useDesk(attemptId, sitter);
  const [goesOn, setGoesOn] = useState(false);
  const { sheet, console: state, standing, phase } = view;
  useResultWhenMarked(attemptId, view);
  useIntegrity(desk, phase === 'open');
  // Fetched while there is a network, so that the device has it when there is none.
  useEffect(() => void (phase === 'open' && SafeScreen.preload().catch(() => undefined)), [phase]);
  if (phase === 'failed') return <OpenFailed error={view.error} onRetry={() => void desk?.open()} />;
  if (!sitter || !desk || !sheet || !state || !standing || phase === 'loading') return <ConsoleSkeleton />;
  if (phase === 'ended' || phase === 'over' || phase === 'submitting') return <EndedScreen view={view} />;
  const loaded = { ...view, sheet, console: state, standing };
  if (view.fromDevice && !goesOn)
    return (
      <SafeScreen view={loaded} clock={desk.clock} onContinue={() => setGoesOn(true)} waiting={<ConsoleSkeleton />} />
    );
  return (
    <>
      <LiveScene attemptId={attemptId} desk={desk} view={loaded} logo={logo} sitter={sitter} />
      {phase === 'open' && <LeaveGuard />}
    </>
  );
}

const nameOf = ({ account }: Me) => [account.firstname, account.lastname].filter(Boolean).join(' ');

type Loaded = DeskView & Required<Pick<DeskView, 'sheet' | 'console' | 'standing'>>;

interface SceneProps {
  readonly attemptId: string;
  readonly desk: Desk;
  readonly view: Loaded;
  readonly logo: ReactNode;
  readonly sitter: DeskOwner;
}

function LiveScene({ attemptId, desk, view, logo, sitter }: SceneProps) {
  const me = useMe();
  const { online } = useNetwork();
  const sheet = useOfflineSheet(view.sheet, attemptId);
  const { instituteKey } = useInstitute();
  const notes = useNotes(outboxScope(instituteKey, sitter.accountId, attemptId));
  const taken = view.phase === 'taken';
  const { deadline, pausedAt, sectionEnds } = view.standing;
  const timing = { clock: desk.clock, deadline, pausedAt, sectionEnds };
  return (
    <FormulasOfServer formulas={sheet.formulas}>
      <Console
        sheet={sheet}
        state={view.console}
        act={(action) => desk.act(action)}
        timing={timing}
        notes={notes}
        candidate={{ name: sitter.name, detail: me?.account.email }}
        logo={logo}
        readOnly={taken}
        banner={hasNews(view) && <Banner desk={desk} view={view} />}
        cover={pausedAt !== null && !taken && <PausedCover timing={timing} kept={view.outbox?.answers ?? 0} />}
        outbox={view.outbox}
        online={online}
        unkept={view.unkept}
        onSubmit={() => void desk.submit()}
      />
    </FormulasOfServer>
  );
}

const hasNews = ({ phase, unkept, messages }: Loaded) => phase === 'taken' || unkept || messages.length > 0;

/** Above the question: who writes now, what could not be kept, what those who watch say. */
function Banner({ desk, view }: { readonly desk: Desk; readonly view: Loaded }) {
  const { t } = useTranslation();
  const taken = view.phase === 'taken';
  return (
    <div className={classes['banner']}>
      <Messages messages={view.messages} onRead={(messageId) => desk.readMessage(messageId)} />
      {taken && (
        <Notice
          tone="warn"
          live
          action={
            <Button size="sm" variant="outline" onClick={() => void desk.continueHere()}>
              {t('assessments.taken.continue')}
            </Button>
          }
        >
          {t('assessments.taken.text')}
        </Notice>
      )}
      {view.unkept && !taken && (
        <Notice tone="bad" live>
          {t('assessments.console.unkept')}
        </Notice>
      )}
    </div>
  );
}

/** The clock runs on when one leaves, so that is asked; a session that ended leaves unasked. */
function LeaveGuard() {
  const { t } = useTranslation();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => session.get().status === 'in',
    enableBeforeUnload: () => true,
    withResolver: true,
  });
  return (
    <ConsoleDialog
      shape="small"
      opened={status === 'blocked'}
      onClose={() => reset?.()}
      title={t('assessments.leave.title')}
    >
      <div className={dialogs['leave']}>
        <p>{t('assessments.leave.text')}</p>
        <div>
          <Button variant="danger" onClick={() => proceed?.()}>
            {t('assessments.leave.confirm')}
          </Button>
          <Button variant="action" data-autofocus onClick={() => reset?.()}>
            {t('assessments.submit.return')}
          </Button>
        </div>
      </div>
    </ConsoleDialog>
  );
}

/** As soon as the server has marked the attempt its result is shown, or when it will be. */
function useResultWhenMarked(attemptId: string, { standing, outbox }: DeskView): void {
  const navigate = useNavigate();
  const marked = standing?.state === 'marked';
  const waits = (outbox?.answers ?? 0) > 0 && outbox?.state === 'sending';
  useEffect(() => {
    if (marked && !waits) void navigate({ to: '/student/results/$attemptId', params: { attemptId }, replace: true });
  }, [marked, waits, navigate, attemptId]);
}

import { useEffect, useState, type ReactNode } from 'react';
import { useInstitute } from '../../../../../lib/institute.ts';
import { session } from '../../../../../lib/session.ts';
import { ThemeProvider } from '../../../../../ui/theme/theme-provider.tsx';
import { InstituteLogo } from '../../../../tenancy/index.ts';
import { findKeptAttempt } from '../../desk/kept-attempt.ts';
import type { DeskOwner } from '../../desk/use-desk.ts';
import { ConsoleSkeleton } from '../ending/console-skeleton.tsx';
import { LiveConsole } from './live-console.tsx';

interface Props {
  readonly attemptId: string;
  /** Shown where this device keeps nothing of the attempt. */
  readonly otherwise: ReactNode;
}

/** The console where the server cannot be asked who is signed in: it opens for whoever left it on this device. */
export function KeptConsole({ attemptId, otherwise }: Props) {
  const { instituteKey } = useInstitute();
  const [owner, setOwner] = useState<DeskOwner | 'nobody'>();
  useEffect(() => {
    let shown = true;
    const isOut = session.get().status === 'out';
    void (isOut ? Promise.resolve(undefined) : findKeptAttempt(instituteKey, attemptId))
      .catch(() => undefined)
      .then((kept) => shown && setOwner(kept ? { accountId: kept.accountId, name: kept.name } : 'nobody'));
    return () => {
      shown = false;
    };
  }, [instituteKey, attemptId]);
  if (!owner) return <ConsoleSkeleton />;
  if (owner === 'nobody') return otherwise;
  return (
    <ThemeProvider>
      <LiveConsole attemptId={attemptId} logo={<InstituteLogo />} owner={owner} />
    </ThemeProvider>
  );
}

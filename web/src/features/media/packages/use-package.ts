import type { PackageSitting } from '@abhyas/contract/courses/packages';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { isRefusal } from '../../../lib/api-error.ts';
import { CommitQueue, type KeptState } from './commit-queue.ts';
import { listenToPackage } from './package-bridge.ts';

/** Twice before five minutes are over. */
const KEEP_EVERY_MS = 120_000;

interface Options {
  readonly courseId: string;
  readonly lessonId: string;
  readonly title: string;
  readonly preview: boolean;
  readonly onDone: (() => void) | undefined;
}
interface ShownPackage {
  readonly sitting: PackageSitting | undefined;
  readonly error: unknown;
  readonly kept: KeptState;
  /** Opens it (again), where it was left. */
  readonly open: () => void;
}

/** Opens the package of a lesson, keeps it open while it is shown, and keeps what it says. */
export function usePackage(frame: RefObject<HTMLIFrameElement | null>, options: Options): ShownPackage {
  const { courseId, lessonId, title, preview } = options;
  const { i18n } = useTranslation();
  const [asked, setAsked] = useState(0);
  const [standing, setStanding] = useState<{ readonly sittingId: string; readonly kept: KeptState }>();
  const onDone = useEffectEvent(() => options.onDone?.());
  const language = useEffectEvent(() => i18n.language);
  // Opening is asked for once: it takes the place of whatever is open elsewhere.
  const { data: sitting, error } = useQuery({
    queryKey: [...api.courses.openPackage.key, courseId, lessonId, preview, asked],
    queryFn: () => (preview ? api.courses.previewPackage : api.courses.openPackage)({ params: { courseId, lessonId } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  useEffect(() => {
    if (!sitting) return;
    const { sittingId, token } = sitting;
    const stand = (kept: KeptState) => setStanding({ sittingId, kept });
    const params = { sittingId };
    const target = () => frame.current?.contentWindow;
    const post = (message: object) => target()?.postMessage({ abhyas: 'package', token, ...message }, sitting.origin);
    const keep = () => api.courses.keepPackageOpen({ params, body: { token } }, { quiet: true });
    const queue = new CommitQueue({
      send: (commit) => api.courses.commitPackage({ params, body: { ...commit, token } }, { quiet: true }),
      keep,
      onState: stand,
      onKept: (sequence, done) => {
        post({ kind: 'kept', sequence });
        if (done) onDone();
      },
    });
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      keep().then(
        () => queue.sendNext(),
        (refusal: unknown) => isRefusal(refusal, 'PACKAGE_CLOSED') && stand('closed'),
      );
    };
    const stop = listenToPackage(sitting, target, {
      start: () => {
        const { units, unitId, states, sequence, standard, learner } = sitting;
        const dark = document.documentElement.dataset['mantineColorScheme'] === 'dark';
        const given = { units, unitId, states, sequence, standard, learner, preview, title, dark };
        post({ kind: 'start', ...given, language: language() });
      },
      said: (commit) => (preview ? post({ kind: 'kept', sequence: commit.sequence }) : queue.add(commit)),
    });
    const timer = setInterval(look, KEEP_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      stop();
      queue.stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [sitting, frame, preview, title]);

  const kept = standing && standing.sittingId === sitting?.sittingId ? standing.kept : 'kept';
  return { sitting, error, kept, open: () => setAsked((times) => times + 1) };
}

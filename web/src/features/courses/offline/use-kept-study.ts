import { useRef } from 'react';
import type { SendStudy } from '../study/study-tracker.ts';
import { sendStudy, type Study, useTracked } from '../study/use-study.ts';
import { isSignedIn } from './is-signed-in.ts';
import type { KeptLesson } from './kept-store.ts';
import { useKeptPlace } from './use-kept-place.ts';

/** What is read of a kept lesson: on this device at once, at the server as soon as there is a network and its reader is signed in. */
export function useKeptStudy({ accountId, courseId, lessonId, sittingId, place = 0, ...kept }: KeptLesson): Study {
  const { readSeconds = 0 } = kept;
  const write = useKeptPlace(lessonId);
  const send: SendStudy = async (...what) => {
    if (!(await isSignedIn(accountId))) throw new Error('nobody is signed in whose study this is');
    return sendStudy(...what);
  };
  const opening = sittingId === undefined ? null : { courseId, lessonId, sittingId };
  const study = useTracked({ accountId, opening, place, readSeconds, send, onStanding: () => undefined });
  const read = useRef(readSeconds);
  return {
    ...study,
    moveTo(next) {
      study.moveTo(next);
      write({ place: Math.floor(next) });
    },
    read(seconds) {
      study.read(seconds);
      read.current += seconds;
      write({ readSeconds: read.current });
    },
  };
}

import type { Playback } from '@abhyas/contract/media/shapes';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNewest } from '../use-newest.ts';
import { isRefusal } from '../../../lib/api-error.ts';

/** Asks the domain that shows the video; `stream`: what the last answer said, null to begin. */
export type AskPlayback = (stream: string | null) => Promise<Playback>;

/** New addresses come when so much of the old ones' life is over. */
const SHARE_OF_LIFE = 0.75;
const LONGEST_MS = 300_000;
/** Without the network it is asked again after this. */
const AGAIN_MS = 5000;

export interface PlaybackState {
  readonly playback: Playback | undefined;
  readonly error: unknown;
  /** Addresses that are good now: those at hand, or new ones. Rejects where there are none. */
  readonly fresh: () => Promise<Playback>;
  /** Begins anew: takes the account's one place. */
  readonly begin: () => void;
}

/** Keeps the addresses of a video good while it is shown. A refusal ends it: a right that was taken away gets no new address. */
export function usePlayback(ask: AskPlayback): PlaybackState {
  const [playback, setPlayback] = useState<Playback>();
  const [error, setError] = useState<unknown>();
  const asking = useNewest(ask);
  const latest = useRef<Playback>(undefined);
  const underWay = useRef<Promise<Playback>>(undefined);

  const renew = useCallback(
    (stream: string | null): Promise<Playback> => {
      underWay.current ??= asking
        .current(stream)
        .then((given) => {
          latest.current = given;
          setPlayback(given);
          setError(undefined);
          return given;
        })
        .catch((reason: unknown) => {
          if (!latest.current || !isRefusal(reason, 'NETWORK', 'UNREADABLE')) setError(reason);
          throw reason;
        })
        .finally(() => (underWay.current = undefined));
      return underWay.current;
    },
    [asking],
  );
  const fresh = useCallback(() => renew(latest.current?.stream ?? null), [renew]);
  const begin = useCallback(() => {
    latest.current = undefined;
    setError(undefined);
    setPlayback(undefined);
    void renew(null).catch(() => undefined);
  }, [renew]);

  useEffect(() => void renew(null).catch(() => undefined), [renew]);
  useEffect(() => {
    if (!playback || error !== undefined) return;
    let timer = window.setTimeout(renewInTime, lifeOf(playback) * SHARE_OF_LIFE);
    function renewInTime() {
      fresh().catch(() => (timer = window.setTimeout(renewInTime, AGAIN_MS)));
    }
    return () => window.clearTimeout(timer);
  }, [playback, error, fresh]);
  return { playback, error, fresh, begin };
}

/** Milliseconds for which the addresses are good; a clock that goes wrong here must not ask all the time, nor too late. */
function lifeOf({ expiresAt }: Playback): number {
  const told = Date.parse(expiresAt) - Date.now();
  return told > 5000 && told <= LONGEST_MS ? told : LONGEST_MS / 2;
}

import type { Registration } from '@abhyas/contract/onboarding/registration';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, query } from '../../../lib/api.ts';

const asked = () => query(api.onboarding.showRegistration);

/** The parts of steps 1 to 3 in their order; `founded`: the institute stands. */
const places = ['you', 'prove', 'institute', 'address', 'founded'] as const;
export type Place = (typeof places)[number];

/** The furthest part that is open to this registration. */
export function reachOf(registration: Registration | null): Place {
  if (!registration) return 'you';
  if (registration.founded) return 'founded';
  if (!registration.proven.mail || !registration.proven.sms) return 'prove';
  return registration.institute ? 'address' : 'institute';
}

/** Where somebody is who asked for a part: no further than the registration reaches. */
export function placeOf(registration: Registration | null, wanted: string | undefined): Place {
  const reach = reachOf(registration);
  const at = places.findIndex((place) => place === wanted);
  return reach === 'founded' || at < 0 || at > places.indexOf(reach) ? reach : places[at]!;
}

/** The registration of this browser; first, where the address carries the key of a mailed link, it becomes this browser's. */
export function useRegistration() {
  const queryClient = useQueryClient();
  const [key] = useState(() => /^#key=([\w-]+)$/.exec(location.hash)?.[1]);
  const [resumed, setResumed] = useState(key === undefined);
  const [lost, setLost] = useState<unknown>();
  useEffect(() => {
    if (key === undefined) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    api.onboarding
      .resumeRegistration({ body: { key } })
      .catch(setLost)
      .finally(() => setResumed(true));
  }, [key]);
  const state = useQuery({ ...asked(), enabled: resumed, staleTime: Infinity });
  return {
    ...state,
    /** Why the mailed link did not work. */
    lost,
    keep: (registration: Registration | null) =>
      queryClient.setQueryData(asked().queryKey, (before) => ({ roots: before?.roots ?? [], registration })),
  };
}

import type { Me } from '@abhyas/contract/identity/sign-in';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, query } from '../../../lib/api.ts';
import { followMe, isPartner } from '../../../lib/session.ts';

const SECONDS = 3;

/** An open page of staff learns within seconds that the role gained or lost a right: its buttons and entries come and go. */
export function FollowRole({ me }: { readonly me: Me }) {
  const client = useQueryClient();
  const follows = isPartner(me) && !me.acting && !me.needsSecondFactor;
  const { data } = useQuery({
    ...query(api.identity.showMyRole, {}, { quiet: true }),
    enabled: follows,
    refetchInterval: SECONDS * 1000,
  });
  const mine = me.capabilities.toSorted().join();
  const now = data?.capabilities.toSorted().join() ?? mine;
  useEffect(() => {
    if (!follows || now === mine) return;
    void followMe()
      .then(() => client.invalidateQueries())
      .catch(() => undefined);
  }, [follows, now, mine, client]);
  return null;
}

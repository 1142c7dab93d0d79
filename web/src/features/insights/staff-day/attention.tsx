import { useQuery } from '@tanstack/react-query';
import { api, query } from '../../../lib/api.ts';
import { mayEnter } from '../../../lib/areas.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { useMe } from '../../../lib/session.ts';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** What needs somebody now, as far as the role may do it, with the way to each; nothing for who has no workspace. */
export function Attention() {
  const settings = useInstitute();
  const me = useMe();
  const works = me !== undefined && mayEnter('partner', settings, me);
  const day = useQuery({ ...query(api.insights.showStaffDay), staleTime: 0, enabled: works });
  if (!works) return null;
  return (
    <Loaded query={day} card skeleton={<CardSkeleton lines={4} />}>
      {({ waiting }) => <WaitingCard things={waiting} />}
    </Loaded>
  );
}

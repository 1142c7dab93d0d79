import { createFileRoute } from '@tanstack/react-router';
import { AccountFrame } from '../../../../features/identity/account/account-frame.tsx';
import { MyNeeds } from '../../../../features/learners/accommodations/my-needs.tsx';
import { api, query } from '../../../../lib/api.ts';

export const Route = createFileRoute('/student/_shell/account/needs')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(api.learners.showMyAccommodations)),
  component: () => (
    <AccountFrame area="student" open="needs">
      <MyNeeds />
    </AccountFrame>
  ),
});

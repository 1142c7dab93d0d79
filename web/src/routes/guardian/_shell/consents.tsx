import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { ChildConsentsScreen } from '../../../features/identity/guardians/child-consents-screen.tsx';
import { ChildSwitch } from '../../../features/identity/guardians/child-switch.tsx';
import { NoChildren } from '../../../features/identity/guardians/no-children.tsx';

export const Route = createFileRoute('/guardian/_shell/consents')({
  staticData: { title: 'identity.guardians.consents.title' },
  validateSearch: (raw: { readonly child?: string }) => raw,
  component: Consents,
});
const shell = getRouteApi('/guardian/_shell');

function Consents() {
  const children = shell.useLoaderData();
  const { child } = Route.useSearch();
  const navigate = Route.useNavigate();
  const open = children.find(({ childId }) => childId === child) ?? children[0];
  if (!open) return <NoChildren />;
  return (
    <ChildConsentsScreen key={open.childId} childId={open.childId}>
      <ChildSwitch
        open={open.childId}
        onOpen={(childId) => void navigate({ search: { child: childId }, replace: true })}
      >
        {children}
      </ChildSwitch>
    </ChildConsentsScreen>
  );
}

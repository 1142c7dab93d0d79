import { createFileRoute } from '@tanstack/react-router';
import { EditGroup } from '../../../../features/questions/groups/edit-group.tsx';

export const Route = createFileRoute('/partner/questions/groups/$groupId')({ component: Edit });

function Edit() {
  const { groupId } = Route.useParams();
  return <EditGroup key={groupId} groupId={groupId} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '../../../features/identity/people/import-screen.tsx';

interface Search {
  readonly kind: 'student' | 'staff';
  readonly open?: string;
}

export const Route = createFileRoute('/partner/people/import')({
  staticData: { title: 'identity.people.import' },
  validateSearch: ({ kind, open }: Readonly<Record<string, unknown>>): Search => ({
    kind: kind === 'staff' ? 'staff' : 'student',
    ...(typeof open === 'string' && { open }),
  }),
  component: Import,
});

function Import() {
  const { kind, open } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ImportScreen
      kind={kind}
      importId={open}
      onImport={(id) => void navigate({ search: { kind, ...(id !== undefined && { open: id }) } })}
    />
  );
}

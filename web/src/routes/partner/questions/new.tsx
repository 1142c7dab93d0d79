import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { newDraftId, NewQuestion } from '../../../features/questions/editor/new-question.tsx';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const Route = createFileRoute('/partner/questions/new')({
  validateSearch: ({ draft }: Record<string, unknown>) => ({
    ...(typeof draft === 'string' && ID.test(draft) && { draft }),
  }),
  component: New,
});

function New() {
  const { draft } = Route.useSearch();
  const navigate = Route.useNavigate();
  useEffect(() => {
    if (draft === undefined) void navigate({ search: { draft: newDraftId() }, replace: true });
  }, [draft, navigate]);
  if (draft === undefined) return null;
  return <NewQuestion draftId={draft} onDraft={(next) => void navigate({ search: { draft: next } })} />;
}

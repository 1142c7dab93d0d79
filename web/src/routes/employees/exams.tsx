import { createFileRoute } from '@tanstack/react-router';
import { ProvidedPatternsCard } from '../../features/assessments/authoring/provided-patterns/provided-patterns-card.tsx';
import { ExamsScreen } from '../../features/taxonomy/exams/exams-screen.tsx';

export const Route = createFileRoute('/employees/exams')({ component: Exams });

function Exams() {
  return (
    <ExamsScreen>
      <ProvidedPatternsCard />
    </ExamsScreen>
  );
}

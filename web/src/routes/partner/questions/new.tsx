import { createFileRoute } from '@tanstack/react-router';
import { QuestionEditor } from '../../../features/questions/editor/question-editor.tsx';

export const Route = createFileRoute('/partner/questions/new')({ component: () => <QuestionEditor /> });

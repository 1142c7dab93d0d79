import { createFileRoute } from '@tanstack/react-router';
import { FlashcardsScreen } from '../../../../features/flashcards/day/flashcards-screen.tsx';

export const Route = createFileRoute('/student/_shell/flashcards/')({ component: FlashcardsScreen });

/* The door of questions in the browser: what other domains may show of the bank. */
export { BankFilters } from './bank/bank-filters.tsx';
export { bankQuery, patchBank, type BankSearch } from './bank/bank-search.ts';
export { DifficultyBadge } from './bank/difficulty-badge.tsx';
export { LoadError } from './bank/load-error.tsx';
export { imageFinder } from './bank/question-images.ts';
export { QuestionPanel } from './bank/question-panel.tsx';
export { QuestionPreview } from './bank/question-preview.tsx';
export { LeaveGuard } from './editor/leave-guard.tsx';
export { useTypedSearch } from './bank/use-typed-search.ts';

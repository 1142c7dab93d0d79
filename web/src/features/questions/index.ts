/* The door of questions in the browser: what other domains may show of the bank. */
export { AnsweredFill, type AnsweredQuestion, AnsweredSlot } from './asked/answered-slot.ts';
export { AskedParts } from './asked/asked-parts.tsx';
export { QuestionGrid } from './asked/question-grid.tsx';
export { AreaSelect } from './bank/area-select.tsx';
export { BankFilters } from './bank/bank-filters.tsx';
export { bankQuery } from './bank/bank-query.ts';
export { useBankList } from './bank/use-bank-list.ts';
export { type BankSearch, bankSearch } from './addresses.ts';
export { briefDoc } from './preview/brief-doc.ts';
export { DifficultyBadge } from './preview/difficulty-badge.tsx';
export { MemberPicker } from './groups/member-picker.tsx';
export { usePictures } from './groups/use-pictures.ts';
export { QuestionPanel } from './preview/question-panel.tsx';
export { questionTypes, subjects } from './preview/question-words.ts';
export { QuestionPreview } from './preview/question-preview.tsx';
export { OwnActions } from './life/own-actions.tsx';
export { LeaveGuard } from './editor/leave-guard.tsx';
export { useAreas } from './bank/use-areas.ts';

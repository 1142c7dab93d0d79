import type { Draft } from '../draft/change-draft.ts';
import type { Paper } from '@abhyas/contract/assessments/shapes';

/** Four for right, one off for wrong, as most sections have it. */
export const usualRule = { right: 400, wrong: -100, unanswered: 0, ladder: [] };

/** A draft of a teacher's paper with these sections, as its builder gets it. */
export function somePaper(
  sections: readonly Pick<Draft['sections'][number], 'id' | 'title' | 'questionIds'>[],
  { draft, ...over }: Partial<Omit<Paper, 'draft'>> & { readonly draft?: Partial<Draft> } = {},
): Paper {
  return {
    id: '0190a5b0-0000-7000-8000-0000000000aa',
    kind: 'PREDEFINED',
    status: 'draft',
    version: 0,
    revision: 3,
    changed: true,
    draft: {
      title: 'Full mock 9',
      minutes: 60,
      instructions: { type: 'doc', content: [] },
      sections: sections.map((section) => ({ ...section, rule: usualRule })),
      console: { reviewSaves: true, keyboardNumbers: true, languages: ['en'] },
      ...draft,
    },
    settings: {
      opensAt: null,
      closesAt: null,
      attemptsAllowed: 1,
      resultVisibility: 'at_once',
      resultsOn: null,
      graceSeconds: 20,
    },
    problems: [],
    attempts: 0,
    updatedAt: '2026-11-21T10:42:00.000Z',
    can: { edit: true, publish: true, archive: true },
    ...over,
  } as unknown as Paper;
}

import type { PaperDraft } from '@abhyas/contract/assessments/shapes';

interface Grouped {
  readonly group?: { readonly id: string; readonly position: number };
}

/**
 * Questions that share a stem stand beside each other and in their own order: within a section each group gathers where its first
 * question stands. The rest stays as it is. Pure.
 */
export function arrangeGroups<D extends Pick<PaperDraft, 'sections'>>(
  draft: D,
  questions: ReadonlyMap<string, Grouped>,
): D {
  return {
    ...draft,
    sections: draft.sections.map((section) => ({ ...section, questionIds: gathered(section.questionIds, questions) })),
  };
}

function gathered(ids: readonly string[], questions: ReadonlyMap<string, Grouped>): string[] {
  const groupOf = (id: string) => questions.get(id)?.group;
  const done = new Set<string>();
  return ids.flatMap((id) => {
    const group = groupOf(id);
    if (!group) return [id];
    if (done.has(group.id)) return [];
    done.add(group.id);
    return ids
      .filter((other) => groupOf(other)?.id === group.id)
      .toSorted((a, b) => groupOf(a)!.position - groupOf(b)!.position);
  });
}

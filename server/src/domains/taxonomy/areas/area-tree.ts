import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import type { ReferenceArea, Subject } from '../exams/reference.store.ts';

/** A chapter or topic as an institute sees it. */
export interface Area {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  /** Subject and every name on the way down: `Physics › Electrostatics`. */
  readonly path: string;
  readonly subject: SubjectName;
  readonly subjectId: number;
  /** Made by the institute, not by the provider. */
  readonly own: boolean;
  /** Not offered to anything new since then. */
  readonly retiredAt: Date | null;
  /** What named this area names that one since it became part of it. */
  readonly mergedInto: string | null;
}

/** Between the names of a path. */
export const PATH_SEPARATOR = ' › ';

type Node = ReferenceArea & { readonly own: boolean };

/**
 * Merges the provider's tree with the institute's own areas: each followed by what hangs under it, subjects in their order. What hangs
 * under a retired area is retired with it.
 */
export function mergeTree(
  subjects: readonly Subject[],
  provided: readonly ReferenceArea[],
  own: readonly ReferenceArea[],
): Area[] {
  const children = Map.groupBy(
    [...provided.map((area): Node => ({ ...area, own: false })), ...own.map((area): Node => ({ ...area, own: true }))],
    (area) => area.parentId ?? `subject ${area.subjectId}`,
  );
  const areas: Area[] = [];
  const descend = (key: string, subject: Subject, above: Pick<Area, 'path' | 'retiredAt'>) => {
    for (const { subjectId: _same, ...node } of children.get(key) ?? []) {
      const path = above.path + PATH_SEPARATOR + node.name;
      const retiredAt = node.retiredAt ?? above.retiredAt;
      areas.push({ ...node, path, retiredAt, subject: subject.code, subjectId: subject.id });
      // What hung below an area that became part of another is on its way there.
      descend(node.id, subject, { path, retiredAt: node.mergedInto === null ? retiredAt : null });
    }
  };
  for (const subject of subjects) descend(`subject ${subject.id}`, subject, { path: subject.name, retiredAt: null });
  return areas;
}

/** An area, or the one that it became part of. Pure. */
export function inForce(areas: readonly Area[], id: string): Area | undefined {
  const found = areas.find((area) => area.id === id);
  return found?.mergedInto == null ? found : areas.find((area) => area.id === found.mergedInto);
}

/** An area and everything below it. Pure. */
export function withBelow(areas: readonly Area[], id: string): Area[] {
  const kept = new Set([id]);
  // Parents stand before their children.
  return areas.filter((area) => {
    if (area.parentId !== null && kept.has(area.parentId)) kept.add(area.id);
    return kept.has(area.id);
  });
}

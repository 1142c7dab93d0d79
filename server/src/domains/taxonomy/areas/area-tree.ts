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
}

/** Between the names of a path. */
export const PATH_SEPARATOR = ' › ';

type Node = ReferenceArea & { readonly own: boolean };

/** Merges the provider's tree with the institute's own areas: each followed by what hangs under it, subjects in their order. */
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
  const descend = (key: string, subject: Subject, above: string) => {
    for (const { id, parentId, name, own: isOwn } of children.get(key) ?? []) {
      const path = above + PATH_SEPARATOR + name;
      areas.push({ id, parentId, name, path, subject: subject.code, subjectId: subject.id, own: isOwn });
      descend(id, subject, path);
    }
  };
  for (const subject of subjects) descend(`subject ${subject.id}`, subject, subject.name);
  return areas;
}

import type { OutlineDraft } from '@abhyas/contract/courses/outline';
import { useState } from 'react';
import type { Closed } from './flat-outline.ts';

/** A longer outline begins as a list of its sections. */
const MANY_LESSONS = 60;

/** Which sections are closed; who comes back from a lesson finds them so, as long as the tab lives. */
export function useClosedSections(courseId: string, { sections }: OutlineDraft) {
  const key = `abhyas.outline.${courseId}`;
  const [closed, setClosed] = useState<Closed>(() => {
    const kept = read(key);
    if (kept) return new Set(kept);
    const lessons = sections.reduce((sum, section) => sum + section.lessons.length, 0);
    return new Set(lessons > MANY_LESSONS ? sections.map(({ sectionId }) => sectionId) : []);
  });
  const keep = (next: Closed) => {
    setClosed(next);
    try {
      sessionStorage.setItem(key, JSON.stringify([...next]));
    } catch {
      // Where nothing is kept it holds while the page is open.
    }
  };
  return {
    closed,
    toggle: (sectionId: string) =>
      keep(new Set(closed.has(sectionId) ? [...closed].filter((id) => id !== sectionId) : [...closed, sectionId])),
    open: (sectionId: string) => closed.has(sectionId) && keep(new Set([...closed].filter((id) => id !== sectionId))),
    closeAll: () => keep(new Set(sections.map(({ sectionId }) => sectionId))),
    openAll: () => keep(new Set()),
  };
}

function read(key: string): readonly string[] | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : undefined;
  } catch {
    return undefined;
  }
}

import type { CompletionRule, LessonContent, LessonDraft, LessonKind } from '@abhyas/contract/courses/shapes';

const emptyDoc = { type: 'doc', content: [] } as const satisfies LessonDraft['about'];

/** A lesson of this kind with nothing in it yet. */
export function emptyLesson(kind: LessonKind, title: string): LessonDraft {
  return {
    title,
    about: emptyDoc,
    content: emptyContent(kind),
    seconds: null,
    free: false,
    release: null,
    after: [],
    completion: usualRule(kind),
    files: [],
  };
}

function emptyContent(kind: LessonKind): LessonContent {
  switch (kind) {
    case 'video':
      return { kind, source: null, chapters: [] };
    case 'article':
      return { kind, body: emptyDoc };
    case 'link':
      return { kind, url: null };
    case 'quiz':
    case 'paper':
      return { kind, thingId: null };
    default:
      return { kind, mediaId: null };
  }
}

/** When a lesson of this kind counts as done unless its authors say otherwise. */
function usualRule(kind: LessonKind): CompletionRule {
  switch (kind) {
    case 'video':
    case 'audio':
      return { rule: 'watched', percent: 80 };
    case 'pdf':
    case 'article':
      return { rule: 'read', percent: 80 };
    case 'quiz':
    case 'paper':
    case 'scorm':
      return { rule: 'finished' };
    default:
      return { rule: 'opened' };
  }
}

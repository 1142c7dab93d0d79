import type { LessonKind } from '@abhyas/contract/courses/shapes';
import {
  IconArticle,
  IconClipboardCheck,
  IconFileText,
  IconHeadphones,
  IconLink,
  IconListCheck,
  IconPackage,
  IconPaperclip,
  IconPlayerPlay,
} from '@tabler/icons-react';
import type { TablerIcon } from '../../../ui/controls/icon.tsx';

/** The kinds of lessons in the order in which they are offered. */
export const lessonKinds = [
  'video',
  'pdf',
  'article',
  'quiz',
  'paper',
  'audio',
  'link',
  'file',
  'scorm',
] as const satisfies readonly LessonKind[];

export const kindIcons: Readonly<Record<LessonKind, TablerIcon>> = {
  video: IconPlayerPlay,
  pdf: IconFileText,
  article: IconArticle,
  quiz: IconListCheck,
  paper: IconClipboardCheck,
  audio: IconHeadphones,
  link: IconLink,
  file: IconPaperclip,
  scorm: IconPackage,
};

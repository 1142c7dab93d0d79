import type { LessonKind } from '@abhyas/contract/courses/shapes';
import {
  IconArticle,
  IconClipboardCheck,
  IconFile,
  IconFileText,
  IconHeadphones,
  IconLink,
  IconPackage,
  IconVideo,
} from '@tabler/icons-react';
import type { TablerIcon } from '../../../ui/controls/icon.tsx';

export const lessonIcons: Readonly<Record<LessonKind, TablerIcon>> = {
  video: IconVideo,
  pdf: IconFileText,
  article: IconArticle,
  audio: IconHeadphones,
  link: IconLink,
  file: IconFile,
  scorm: IconPackage,
  quiz: IconClipboardCheck,
  paper: IconClipboardCheck,
};

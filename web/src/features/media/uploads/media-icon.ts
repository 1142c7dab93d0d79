import type { MediaKind } from '@abhyas/contract/media/shapes';
import { IconFile, IconFileTypePdf, IconMovie, IconMusic, IconPackage, IconPhoto } from '@tabler/icons-react';
import type { TablerIcon } from '../../../ui/controls/icon.tsx';

/** What stands for a kind of file. */
export const iconOf: Readonly<Record<MediaKind, TablerIcon>> = {
  video: IconMovie,
  audio: IconMusic,
  document: IconFileTypePdf,
  image: IconPhoto,
  package: IconPackage,
  file: IconFile,
};

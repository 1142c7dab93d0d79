import { IconBadgeCc } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { can, useMe } from '../../../lib/session.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from './lesson-editor.module.css';

interface Props {
  readonly kind: 'video' | 'audio';
  readonly mediaId: string;
}

/** The way to the page of a video or recording, where its captions are added; for those who may. */
export function CaptionsLink({ kind, mediaId }: Props) {
  const { t } = useTranslation();
  if (!can(useMe(), 'media.write')) return null;
  return (
    <Link to="/partner/media/$mediaId" params={{ mediaId }} className={classes['captions']!}>
      <Icon of={IconBadgeCc} size={16} />
      {t(`courses.authoring.lesson.captionsOf.${kind}`)}
    </Link>
  );
}

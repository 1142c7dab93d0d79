import type { CourseStatus as Status } from '@abhyas/contract/courses/shapes';
import { IconArchive, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/status/badge.tsx';

const looks = {
  draft: { tone: 'neutral', icon: undefined },
  published: { tone: 'good', icon: IconCheck },
  archived: { tone: 'warn', icon: IconArchive },
} as const;

interface Props {
  readonly status: Status;
  readonly version: number;
  /** Something waits to be published. */
  readonly changed: boolean;
}

/** Draft, published or archived, with the version that learners get and whether more waits. */
export function CourseStatus({ status, version, changed }: Props) {
  const { t } = useTranslation();
  const { tone, icon } = looks[status];
  return (
    <>
      <Badge tone={tone} icon={icon}>
        {t(`courses.authoring.statuses.${status}`)}
        {status === 'published' && version > 1 && `, ${t('courses.authoring.statuses.version', { version })}`}
      </Badge>
      {status === 'published' && changed && <Badge tone="warn">{t('courses.authoring.statuses.changed')}</Badge>}
    </>
  );
}

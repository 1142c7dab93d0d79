import type { CourseToLearn, OpenedLesson } from '@abhyas/contract/courses/learning';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { PlaceContext } from '../study/place-now.ts';
import { keepLesson } from './keep-lesson.ts';
import { findKept, removeKept } from './kept-store.ts';

interface Props {
  readonly course: CourseToLearn;
  readonly opened: OpenedLesson;
}

/** Keeps a lesson on this device, or throws the copy away. */
export function KeepButton({ course, opened }: Props) {
  const { t } = useTranslation();
  const { lessonId } = opened;
  const place = useContext(PlaceContext);
  const client = useQueryClient();
  const router = useRouter();
  const queryKey = ['kept-lesson', lessonId];
  const kept = useQuery({
    queryKey,
    networkMode: 'always',
    queryFn: async () => (await findKept(lessonId)) !== undefined,
  });
  const change = useChange(
    async (keep: boolean) => {
      await (keep ? keepLesson(course, opened, place.get()) : removeKept(lessonId));
      // Fetched while there is a network, so that the page which shows it opens without one.
      if (keep) await router.preloadRoute({ to: '/offline' });
      return keep;
    },
    {
      said: (keep) => t(keep ? 'courses.offline.kept' : 'courses.offline.removed'),
      after: (keep) => client.setQueryData(queryKey, keep),
    },
  );
  if (kept.data === undefined) return null;
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={change.busy}
      aria-pressed={kept.data}
      leftSection={<Icon of={kept.data ? IconCircleCheck : IconDownload} size={16} />}
      onClick={() => change.send(!kept.data)}
    >
      {t(kept.data ? 'courses.offline.here' : 'courses.offline.keep')}
    </Button>
  );
}

import type { CourseToLearn, OpenedLesson } from '@abhyas/contract/courses/learning';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { toast } from '../../../ui/status/toast.tsx';
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
  const say = useRefusalText();
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
  const change = useMutation({
    mutationFn: async (keep: boolean) => {
      await (keep ? keepLesson(course, opened, place.get()) : removeKept(lessonId));
      // Fetched while there is a network, so that the page which shows it opens without one.
      if (keep) await router.preloadRoute({ to: '/offline' });
      return keep;
    },
    onSuccess: (keep) => {
      client.setQueryData(queryKey, keep);
      toast.good(t(keep ? 'courses.offline.kept' : 'courses.offline.removed'));
    },
    onError: (error) => toast.bad(say(error)),
  });
  if (kept.data === undefined) return null;
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={change.isPending}
      aria-pressed={kept.data}
      leftSection={<Icon of={kept.data ? IconCircleCheck : IconDownload} size={16} />}
      onClick={() => change.mutate(!kept.data)}
    >
      {t(kept.data ? 'courses.offline.here' : 'courses.offline.keep')}
    </Button>
  );
}

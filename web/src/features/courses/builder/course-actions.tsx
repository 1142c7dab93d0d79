import type { AuthoredCourse } from '@abhyas/contract/courses/authoring';
import { Button, Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconCopy, IconDots, IconEye, IconSend } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { can, useMe } from '../../../lib/session.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { ExportCourse } from '../imports/export-course.tsx';
import { AskReview } from '../people/ask-review.tsx';
import classes from './builder.module.css';
import { useBuilding } from './building.ts';
import { PublishCourse } from './publish-course.tsx';

/** Preview, publish or ask for a review, and what else can be done with the course. */
export function CourseActions() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { course, settle } = useBuilding();
  const [open, setOpen] = useState<'publish' | 'review'>();
  const preview = async () => {
    await settle();
    await navigate({ to: '/partner/courses/$courseId/preview', params: { courseId: course.courseId } });
  };
  const show = async (what: 'publish' | 'review') => {
    await settle();
    setOpen(what);
  };
  const isNew = course.status !== 'published' || course.changed;
  const mayAsk = course.can.edit && !course.can.publish && course.review?.state !== 'asked';
  const hasLessons = course.outline.sections.some(({ lessons }) => lessons.length > 0);
  return (
    <>
      <MoreMenu />
      {hasLessons && (
        <Button variant="outline" leftSection={<Icon of={IconEye} size={16} />} onClick={() => void preview()}>
          {t('courses.authoring.actions.preview')}
        </Button>
      )}
      {course.can.publish && isNew && (
        <Button variant="action" onClick={() => void show('publish')}>
          {t('courses.authoring.actions.publish')}
        </Button>
      )}
      {mayAsk && isNew && (
        <Button variant="action" leftSection={<Icon of={IconSend} size={16} />} onClick={() => void show('review')}>
          {t('courses.authoring.review.ask')}
        </Button>
      )}
      <PublishCourse opened={open === 'publish'} onClose={() => setOpen(undefined)} />
      <AskReview opened={open === 'review'} onClose={() => setOpen(undefined)} />
    </>
  );
}

const MOST_TITLE = 120;

function MoreMenu() {
  const { t } = useTranslation();
  const me = useMe();
  const navigate = useNavigate();
  const textOf = useRefusalText();
  const { course, details, settle, takeReply } = useBuilding();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { courseId } = course;
  const act = async (send: () => Promise<AuthoredCourse>, done: string) => {
    setBusy(true);
    try {
      await settle();
      takeReply(await send());
      toast.good(done);
      setAsking(false);
    } catch (error) {
      toast.bad(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  const duplicate = async () => {
    try {
      await settle();
      const title = t('courses.authoring.duplicate.name', { title: details.title }).slice(0, MOST_TITLE);
      const copy = await api.courses.duplicateCourse({ params: { courseId }, body: { title } });
      toast.good(t('courses.authoring.duplicate.done'));
      await navigate({ to: '/partner/courses/$courseId', params: { courseId: copy.courseId } });
    } catch (error) {
      toast.bad(textOf(error));
    }
  };
  const mayDuplicate = can(me, 'courses.write');
  if (!mayDuplicate && !course.can.archive) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="ghost" className={classes['more']!} px={9} aria-label={t('courses.authoring.actions.more')}>
            <Icon of={IconDots} size={20} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {mayDuplicate && (
            <Menu.Item leftSection={<Icon of={IconCopy} size={16} />} onClick={() => void duplicate()}>
              {t('courses.authoring.duplicate.action')}
            </Menu.Item>
          )}
          {mayDuplicate && course.outline.sections.length > 0 && (
            <ExportCourse courseId={courseId} title={details.title} settle={settle} />
          )}
          {course.can.archive && course.status !== 'archived' && (
            <Menu.Item leftSection={<Icon of={IconArchive} size={16} />} onClick={() => setAsking(true)}>
              {t('courses.authoring.archive.action')}
            </Menu.Item>
          )}
          {course.can.archive && course.status === 'archived' && (
            <Menu.Item
              leftSection={<Icon of={IconArchiveOff} size={16} />}
              onClick={() =>
                void act(
                  () => api.courses.restoreCourse({ params: { courseId } }),
                  t('courses.authoring.archive.restored'),
                )
              }
            >
              {t('courses.authoring.archive.restore')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmModal
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('courses.authoring.archive.title')}
        confirmLabel={t('courses.authoring.archive.confirm')}
        busy={busy}
        onConfirm={() =>
          void act(() => api.courses.archiveCourse({ params: { courseId } }), t('courses.authoring.archive.done'))
        }
      >
        {t('courses.authoring.archive.text')}
      </ConfirmModal>
    </>
  );
}

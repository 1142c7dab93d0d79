import { Button, Modal } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { ChooseSource } from './choose-source.tsx';
import classes from './imports.module.css';
import { PlanShown } from './plan-shown.tsx';
import { useProblemText } from './problem-text.ts';
import { type CourseImporting, useCourseImport } from './use-course-import.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Makes a whole course from an archive or a folder: what it would be first, then the course. */
export function ImportCourse({ opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      size="md"
      opened={opened}
      onClose={onClose}
      title={t('courses.imports.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Importing onClose={onClose} />
    </Modal>
  );
}

function Importing({ onClose }: Pick<Props, 'onClose'>) {
  const navigate = useNavigate();
  const say = useRefusalText();
  const { t } = useTranslation();
  const importing = useCourseImport();
  const { step, error, item, made } = importing;
  const ready = item?.state === 'ready' ? item.mediaId : undefined;
  const looked = useEffectEvent((mediaId: string) => void importing.planArchive(mediaId));
  useEffect(() => {
    if (ready !== undefined) looked(ready);
  }, [ready]);
  const finished = useEffectEvent((courseId: string) => {
    toast.good(t('courses.imports.done', { title: made?.plan.title ?? '' }));
    void importing.forgetLists();
    onClose();
    void navigate({ to: '/partner/courses/$courseId', params: { courseId } });
  });
  const courseId = made?.state === 'done' ? made.courseId : null;
  useEffect(() => {
    if (courseId !== null) finished(courseId);
  }, [courseId]);
  return (
    <div className={classes['import']}>
      {error !== undefined && (
        <Notice tone="bad" live>
          {say(error)}
        </Notice>
      )}
      {step.at === 'choose' && (
        <ChooseSource onArchive={importing.takeArchive} onFolder={(one) => void importing.takeFolder(one)} />
      )}
      {step.at === 'uploading' && <Uploading importing={importing} keys={[step.key]} />}
      {step.at === 'sending' && <Uploading importing={importing} keys={step.keys} />}
      {step.at === 'planned' && <PlanShown planned={step.plan} onRun={importing.run} onBack={importing.reset} />}
      {step.at === 'making' && <Making importing={importing} />}
    </div>
  );
}

/** How far the bytes are; an upload that was refused says why, and one may choose again. */
function Uploading({ importing, keys }: { readonly importing: CourseImporting; readonly keys: readonly string[] }) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const { item } = importing;
  const entries = importing.uploads(keys);
  const refused = entries.find(({ state }) => state === 'refused');
  if (refused || item?.state === 'failed') {
    return (
      <Failed onAgain={importing.reset}>
        {refused
          ? `${refused.fileName}: ${say(refused.problem)}`
          : item?.problem
            ? t(item.problem)
            : t('errors.UNEXPECTED')}
      </Failed>
    );
  }
  const [sent, bytes] = [sum(entries.map((one) => one.sent)), sum(entries.map((one) => one.bytes))];
  const over = entries.filter(({ state }) => state === 'done').length;
  const waits = entries.some(({ state }) => state === 'offline');
  return (
    <div role="status" className={classes['work']}>
      <b>
        {over === keys.length
          ? t('courses.imports.looking')
          : t('courses.imports.uploading', { over, count: keys.length })}
      </b>
      <ProgressBar label={t('courses.imports.progress')} value={sent} max={Math.max(1, bytes)} />
      <p>{t(waits ? 'courses.imports.offline' : 'courses.imports.stay')}</p>
    </div>
  );
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function Making({ importing }: { readonly importing: CourseImporting }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { made, reset } = importing;
  if (made?.state === 'failed') {
    return (
      <Failed onAgain={reset}>
        {made.problem && problemText(made.problem)} {t('courses.imports.nothingMade')}
      </Failed>
    );
  }
  return (
    <div role="status" className={classes['work']}>
      <b>{t('courses.imports.making')}</b>
      <ProgressBar label={t('courses.imports.progress')} value={made?.percent ?? 0} max={100} />
      <p>{t('courses.imports.mayLeave')}</p>
    </div>
  );
}

function Failed({ children, onAgain }: { readonly children: ReactNode; readonly onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="bad"
      live
      title={t('courses.imports.failed')}
      action={
        <Button size="sm" variant="outline" onClick={onAgain}>
          {t('courses.imports.again')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}

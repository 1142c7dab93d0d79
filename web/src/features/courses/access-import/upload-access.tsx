import type { accessLimits } from '@abhyas/contract/courses/access';
import { Button, Modal } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { FieldError } from '../../../ui/controls/field-error.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from '../access/access.module.css';

/** The type fails to compile when the contract's limits change. */
const limits: Pick<typeof accessLimits, 'maxBytes' | 'maxRows'> = { maxBytes: 2_000_000, maxRows: 5000 };

interface Props {
  /** The course that every row means; without it a column names the course. */
  readonly course?: { readonly courseId: string; readonly title: string } | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Takes a spreadsheet of learners and goes to its check; nothing is given yet. */
export function UploadAccess({ course, opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={course ? t('courses.access.sheet.titleOf', { title: course.title }) : t('courses.access.sheet.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Upload course={course} onClose={onClose} />
    </Modal>
  );
}

function Upload({ course, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const navigate = useNavigate();
  const wordsOf = useSheetProblem();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) =>
      api.courses.uploadAccess({
        query: { fileName: file.name, ...(course && { courseId: course.courseId }) },
        body: file,
      }),
    onSuccess: ({ id }) => void navigate({ to: '/partner/courses/access-imports/$importId', params: { importId: id } }),
    onError: (error) => setProblem(wordsOf(error)),
  });
  const take = (file: File | undefined) => {
    if (!file) return;
    const tooLarge = file.size > limits.maxBytes;
    setProblem(tooLarge ? t('courses.access.sheet.problems.SHEET_TOO_LARGE') : undefined);
    if (!tooLarge) mutate(file);
  };
  const text = course ? 'courses.access.sheet.textOf' : 'courses.access.sheet.text';
  return (
    <div className={classes['form']}>
      <p>{t(text, { rows: number(limits.maxRows) })}</p>
      <input
        ref={input}
        type="file"
        accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label={t('courses.access.sheet.choose')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      {problem && <FieldError>{problem}</FieldError>}
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button
          variant="action"
          loading={isPending}
          leftSection={<Icon of={IconFileSpreadsheet} size={16} />}
          onClick={() => input.current?.click()}
        >
          {t('courses.access.sheet.choose')}
        </Button>
      </div>
    </div>
  );
}

/** Why a file cannot be read, in words of its own where there are some. */
function useSheetProblem() {
  const { t, i18n } = useTranslation();
  const say = useRefusalText();
  return (error: unknown): string => {
    const code = isRefusal(error, 'ACCESS_SHEET') ? String(error.details['problem']) : '';
    const key = `courses.access.sheet.problems.${code}`;
    return code && i18n.exists(key) ? t(key) : say(error);
  };
}

import type { accessLimits } from '@abhyas/contract/courses/access';
import { Modal } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, isRefusal } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { SheetPicker } from '../../../ui/controls/sheet-picker.tsx';

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
  const upload = useMutation({
    mutationFn: (file: File) =>
      api.courses.uploadAccess({
        query: { fileName: file.name, ...(course && { courseId: course.courseId }) },
        body: file,
      }),
    onSuccess: ({ id }) => void navigate({ to: '/partner/courses/access-imports/$importId', params: { importId: id } }),
  });
  const text = course ? 'courses.access.sheet.textOf' : 'courses.access.sheet.text';
  return (
    <SheetPicker
      choose={t('courses.access.sheet.choose')}
      maxBytes={limits.maxBytes}
      tooLarge={t('courses.access.sheet.problems.SHEET_TOO_LARGE')}
      problem={upload.error ? wordsOf(upload.error) : undefined}
      busy={upload.isPending}
      onFile={upload.mutate}
      onClose={onClose}
    >
      {t(text, { rows: number(limits.maxRows) })}
    </SheetPicker>
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

import { sheetCheckLimits } from '@abhyas/contract/sheet-checks/constants';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { SheetUploadDialog } from '../../../ui/sheet-checks/sheet-upload.tsx';

interface Props {
  /** The course that every row means; without it a column names the course. */
  readonly course?: { readonly courseId: string; readonly title: string } | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Takes a spreadsheet of learners and goes to its check; nothing is given yet. */
export function UploadAccess({ course, opened, onClose }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const navigate = useNavigate();
  const text = course ? 'courses.access.sheet.textOf' : 'courses.access.sheet.text';
  return (
    <SheetUploadDialog
      opened={opened}
      onClose={onClose}
      title={course ? t('courses.access.sheet.titleOf', { title: course.title }) : t('courses.access.sheet.title')}
      texts="courses.access.sheet"
      upload={(body, fileName) =>
        api.courses.uploadAccessImport({ query: { fileName, ...(course && { courseId: course.courseId }) }, body })
      }
      onChecked={(importId) => void navigate({ to: '/partner/courses/access-imports/$importId', params: { importId } })}
    >
      {t(text, { rows: number(sheetCheckLimits.maxRows) })}
    </SheetUploadDialog>
  );
}

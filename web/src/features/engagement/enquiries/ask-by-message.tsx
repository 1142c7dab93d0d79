import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { deferredThemed } from '../../../ui/theme/deferred-themed.tsx';

/** The form comes when somebody asks. */
const AskDialog = deferredThemed(async () => (await import('./ask-dialog.tsx')).AskDialog);

interface Props {
  readonly courseId: string;
  /** What the message begins with. */
  readonly message: string;
  /** No other way to ask stands beside it. */
  readonly first: boolean;
}

/** A message to the institute about a course, from whoever looks at its page. */
export function AskByMessage({ courseId, message, first }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" {...buttonFace(first ? 'action' : 'outline', 'lg')} onClick={() => setOpen(true)}>
        {t('courses.coursePage.askByMessage')}
      </button>
      {open && <AskDialog courseId={courseId} message={message} onClose={() => setOpen(false)} />}
    </>
  );
}

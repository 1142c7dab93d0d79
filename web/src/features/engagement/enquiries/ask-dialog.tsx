import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useMe } from '../../../lib/session.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/status/toast.tsx';

interface Props {
  readonly courseId: string;
  readonly message: string;
  readonly onClose: () => void;
}

/** Who asks, how the institute answers, and the question. */
export function AskDialog({ courseId, message, onClose }: Props) {
  const { t } = useTranslation();
  const say = (key: string) => t(`courses.coursePage.${key}`);
  const account = useMe()?.account;
  return (
    <FormDialog
      title={say('askTitle')}
      submit={say('askSend')}
      initial={{
        name: account ? `${account.firstname} ${account.lastname}`.trim() : '',
        contact: account?.email ?? '',
        message,
      }}
      send={async (body) => {
        await api.engagement.sendEnquiry({ params: { courseId }, body });
        toast.good(say('asked'));
      }}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <TextInput {...fields.text('name')} label={say('askName')} autoComplete="name" />
          <TextInput {...fields.text('contact')} label={say('askContact')} description={say('askContactHelp')} />
          <Textarea {...fields.text('message')} label={say('askWords')} minRows={3} autosize />
          <Quiet as="p" size="sm">
            {say('askKept')}
          </Quiet>
        </>
      )}
    </FormDialog>
  );
}

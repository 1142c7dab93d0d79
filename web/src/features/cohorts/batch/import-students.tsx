import type { Batch, memberSheetLimits } from '@abhyas/contract/cohorts/batches';
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
import classes from '../cohorts.module.css';

/** The type fails to compile when the contract's limits change. */
const limits: typeof memberSheetLimits = { maxBytes: 2_000_000, maxRows: 5000 };

interface Props {
  readonly batch: Batch;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Takes a spreadsheet of students and goes to its check; nobody is added yet. */
export function ImportStudents({ batch, opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('cohorts.imports.title', { name: batch.name })}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Upload batch={batch} onClose={onClose} />
    </Modal>
  );
}

function Upload({ batch, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const navigate = useNavigate();
  const wordsOf = useSheetProblem();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) =>
      api.cohorts.uploadMembers({ params: { batchId: batch.id }, query: { fileName: file.name }, body: file }),
    onSuccess: ({ id }) => void navigate({ to: '/partner/groups/imports/$importId', params: { importId: id } }),
    onError: (error) => setProblem(wordsOf(error)),
  });
  const take = (file: File | undefined) => {
    if (!file) return;
    const tooLarge = file.size > limits.maxBytes;
    setProblem(tooLarge ? t('cohorts.imports.sheet.SHEET_TOO_LARGE') : undefined);
    if (!tooLarge) mutate(file);
  };
  return (
    <div className={classes['form']}>
      <p>{t('cohorts.imports.text', { rows: number(limits.maxRows) })}</p>
      <input
        ref={input}
        type="file"
        accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label={t('cohorts.imports.choose')}
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
          {t('cohorts.imports.choose')}
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
    const code = isRefusal(error, 'MEMBER_SHEET') ? String(error.details['problem']) : '';
    const key = `cohorts.imports.sheet.${code}`;
    return code && i18n.exists(key) ? t(key) : say(error);
  };
}

import { sheetCheckLimits } from '@abhyas/contract/sheet-checks/constants';
import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useRefusalText } from '../../lib/refusal-text.ts';
import { useChange } from '../../lib/use-change.ts';
import { FieldError } from '../controls/field-error.tsx';
import { Icon } from '../controls/icon.tsx';
import { Row, Stack } from '../layout/stack.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { useSheetWords } from './sheet-words.ts';

const accepted = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Longer names of files are cut: the contract takes no more. */
const NAME_LONGEST = 200;

interface Props {
  /** Where the kind's own texts lie. */
  readonly texts: string;
  /** What the file should hold. */
  readonly children: ReactNode;
  /** A larger file is not sent. */
  readonly maxBytes?: number;
  readonly upload: (file: File, fileName: string) => Promise<{ readonly id: string }>;
  /** The file was read: its check has this id. */
  readonly onChecked: (importId: string) => void;
  /** Without it nothing can be closed. */
  readonly onClose?: () => void;
  /** A second thing to do, such as taking an empty sheet. */
  readonly beside?: ReactNode;
}

interface InputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** The input behind the button. It is emptied, so that the same file can be chosen again after it was put right. */
function SheetInput({ ref, label, onFile }: InputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accepted}
      aria-label={label}
      hidden
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        if (file) onFile(file);
        currentTarget.value = '';
      }}
    />
  );
}

/** Asks for a spreadsheet that is checked before anything is written. */
export function SheetUpload({
  texts,
  children,
  maxBytes = sheetCheckLimits.maxBytes,
  onClose,
  beside,
  ...props
}: Props) {
  const { t } = useTranslation();
  const words = useSheetWords(texts);
  const problemOf = useSheetProblem(texts, maxBytes);
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const upload = useChange((file: File) => props.upload(file, file.name.slice(0, NAME_LONGEST)), {
    after: ({ id }) => props.onChecked(id),
    inline: true,
  });
  const take = (file: File) => {
    setTooLarge(file.size > maxBytes);
    if (file.size <= maxBytes) upload.send(file);
  };
  const problem = isTooLarge ? problemOf('SHEET_TOO_LARGE') : upload.error && problemOf(upload.error);
  return (
    <Stack gap={5}>
      <p>{children}</p>
      <SheetInput ref={input} label={words('choose')} onFile={take} />
      {problem && <FieldError>{problem}</FieldError>}
      <Row justify="end">
        {onClose && (
          <Button variant="ghost" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
        )}
        {beside}
        <Button
          variant="action"
          loading={upload.busy}
          leftSection={<Icon of={IconFileSpreadsheet} size={16} />}
          onClick={() => input.current?.click()}
        >
          {words('choose')}
        </Button>
      </Row>
    </Stack>
  );
}

interface DialogProps extends Props {
  readonly title: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The same in a dialog. */
export function SheetUploadDialog({ title, opened, ...props }: DialogProps) {
  return (
    <Dialog opened={opened} onClose={props.onClose} title={title}>
      <SheetUpload {...props} />
    </Dialog>
  );
}

/** Why a file cannot be read, in words of its own where there are some. */
function useSheetProblem(texts: string, maxBytes: number) {
  const words = useSheetWords(texts);
  const say = useRefusalText();
  const { number } = useFormat();
  const limits = { rows: number(sheetCheckLimits.maxRows), size: `${number(maxBytes / 1_000_000)} MB` };
  return (error: unknown): string => {
    const code = isRefusal(error, 'SHEET_UNREADABLE') ? String(error.details['problem']) : error;
    return typeof code === 'string' && words.exists(`sheet.${code}`) ? words(`sheet.${code}`, limits) : say(error);
  };
}

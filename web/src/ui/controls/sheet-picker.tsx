import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from './field-error.tsx';
import { Icon } from './icon.tsx';
import classes from './sheet-picker.module.css';

const accepted = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Props {
  /** What the file should hold. */
  readonly children: ReactNode;
  /** On the button. */
  readonly choose: string;
  readonly maxBytes: number;
  /** Said of a larger file, which is not sent. */
  readonly tooLarge: string;
  /** Why the last file was refused. */
  readonly problem: string | undefined;
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
}

/** Asks for a spreadsheet, as the content of a dialog. */
export function SheetPicker({ children, choose, maxBytes, tooLarge, problem, busy, onFile, onClose }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const take = (file: File | undefined) => {
    if (!file) return;
    setTooLarge(file.size > maxBytes);
    if (file.size <= maxBytes) onFile(file);
  };
  const said = isTooLarge ? tooLarge : problem;
  return (
    <div className={classes['form']}>
      <p>{children}</p>
      <input
        ref={input}
        type="file"
        accept={accepted}
        aria-label={choose}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      {said && <FieldError>{said}</FieldError>}
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button
          variant="action"
          loading={busy}
          leftSection={<Icon of={IconFileSpreadsheet} size={16} />}
          onClick={() => input.current?.click()}
        >
          {choose}
        </Button>
      </div>
    </div>
  );
}

import { Button } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { picturesOf } from './use-figure-upload.ts';

interface ChooseProps {
  readonly label: string;
  readonly busy: boolean;
  readonly compact: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the chooser of files for pictures. */
export function ChoosePicture({ label, busy, compact, onFiles }: ChooseProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  return (
    <>
      {compact ? (
        <IconButton icon={IconPhotoPlus} label={label} disabled={busy} onClick={choose} />
      ) : (
        <Button
          variant="ghost"
          size="sm"
          loading={busy}
          aria-label={label}
          leftSection={<Icon of={IconPhotoPlus} size={16} />}
          onClick={choose}
        >
          {t('questions.editor.addFigure')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          onFiles(picturesOf(event.currentTarget.files ?? []));
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

import { Button } from '@mantine/core';
import type { MediaKind } from '@abhyas/contract/media/shapes';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { Icon } from '../../../ui/controls/icon.tsx';
import { acceptOf } from '../sending/accepted.ts';

interface Props {
  readonly label: string;
  readonly kind?: MediaKind | undefined;
  readonly multiple?: boolean | undefined;
  readonly variant?: 'action' | 'outline' | 'ghost' | undefined;
  readonly size?: 'sm' | 'md' | undefined;
  readonly onFiles: (files: File[]) => void;
}

/** A button that lets people choose files of this device. */
export function FileButton({ label, kind, multiple = false, variant = 'outline', size = 'md', onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        leftSection={<Icon of={IconUpload} size={16} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        accept={acceptOf(kind)}
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

import { type DragEvent, type ReactNode, useState } from 'react';
import classes from './uploads.module.css';

interface Props {
  readonly onFiles: (files: File[]) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A place where files can be dropped; it lights up while one hangs above it. */
export function DropZone({ onFiles, className, children }: Props) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  };
  return (
    <div
      className={className ?? classes['zone']}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../../../lib/api.ts';
import { type UploadEntry, uploadEntries } from './upload-entries.ts';
import { uploadQueue } from './upload-queue.ts';

/** The uploads of this page, live; lists of files are asked anew when one has arrived. */
export function useUploads(): readonly UploadEntry[] {
  const client = useQueryClient();
  useEffect(
    () => uploadQueue.onFinished(() => void client.invalidateQueries({ queryKey: [...api.media.listLibrary.key] })),
    [client],
  );
  return useSyncExternalStore(uploadEntries.subscribe, uploadEntries.get);
}

import type { CourseImport } from '@abhyas/contract/courses/portability';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, query } from '../../../lib/api.ts';
import { type UploadEntry, uploadQueue, useMediaItem, useUploads } from '../../media/index.ts';
import { type ChosenFolder, outlineOf } from './folder-of.ts';

/** Where an import stands on this page. */
export type ImportStep =
  | { readonly at: 'choose' }
  /** The archive goes up, and is looked through. */
  | { readonly at: 'uploading'; readonly key: string; readonly mediaId: string | null }
  | { readonly at: 'planned'; readonly plan: CourseImport; readonly folder?: ChosenFolder }
  /** The files of a folder go up. */
  | { readonly at: 'sending'; readonly keys: readonly string[]; readonly files: number }
  | { readonly at: 'making'; readonly importId: string };

const ASK_AGAIN_MS = 1200;

/** One import from the choice of a file or folder to the course. */
export function useCourseImport() {
  const client = useQueryClient();
  const [step, setStep] = useState<ImportStep>({ at: 'choose' });
  const [error, setError] = useState<unknown>();
  const uploads = useUploads();
  const { item } = useMediaItem(step.at === 'uploading' ? step.mediaId : null);
  const importId = step.at === 'making' ? step.importId : '';
  const making = useQuery({
    ...query(api.courses.showCourseImport, { params: { importId } }, { quiet: true }),
    enabled: importId !== '',
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'working' ? false : ASK_AGAIN_MS),
  });
  const attempt = async (work: () => Promise<ImportStep>) => {
    setError(undefined);
    try {
      setStep(await work());
    } catch (refusal) {
      setError(refusal);
      setStep({ at: 'choose' });
    }
  };
  const planArchive = (mediaId: string) =>
    attempt(async () => ({
      at: 'planned',
      plan: await api.courses.planCourseImport({ body: { from: 'archive', mediaId } }),
    }));
  return {
    step,
    error,
    item,
    planArchive,
    made: making.data,
    uploads: (keys: readonly string[]): UploadEntry[] => uploads.filter(({ key }) => keys.includes(key)),
    reset: () => {
      setError(undefined);
      setStep({ at: 'choose' });
    },
    takeArchive: (file: File) => {
      setError(undefined);
      const [key = ''] = uploadQueue.add([file], 'file', (mediaId) => setStep({ at: 'uploading', key, mediaId }));
      setStep({ at: 'uploading', key, mediaId: null });
    },
    takeFolder: (folder: ChosenFolder) =>
      attempt(async () => {
        const files = [...folder.files].map(([path, { size }]) => ({ path, bytes: size }));
        const outline = await outlineOf(folder);
        const plan = await api.courses.planCourseImport({
          body: { from: 'folder', name: folder.name.slice(0, 200), files: files.slice(0, 5000), outline },
        });
        return { at: 'planned', plan, folder };
      }),
    run: () => {
      if (step.at !== 'planned') return;
      const { plan, folder } = step;
      const begin = (given: readonly { path: string; mediaId: string }[]) =>
        attempt(async () => {
          await api.courses.runCourseImport({ params: { importId: plan.importId }, body: { uploads: [...given] } });
          return { at: 'making', importId: plan.importId };
        });
      if (!folder || plan.plan.files.length === 0) return void begin([]);
      const sent = new Map<string, string>();
      const keys = plan.plan.files.flatMap(({ path, kind }) => {
        const file = folder.files.get(path);
        if (!file) return [];
        return uploadQueue.add([file], kind, (mediaId) => {
          sent.set(path, mediaId);
          if (sent.size === plan.plan.files.length)
            void begin([...sent].map(([at, id]) => ({ path: at, mediaId: id })));
        });
      });
      setStep({ at: 'sending', keys, files: plan.plan.files.length });
    },
    forgetLists: () => client.invalidateQueries({ queryKey: api.courses.listAuthoredCourses.key }),
  };
}
export type CourseImporting = ReturnType<typeof useCourseImport>;

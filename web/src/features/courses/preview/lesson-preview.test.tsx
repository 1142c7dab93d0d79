import type { OutlineDraftLesson } from '@abhyas/contract/courses/outline';
import { screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import authoring from '../../../i18n/courses.authoring.en.json';
import player from '../../../i18n/courses.player.en.json';
import { envelope, fakeServer } from '../../../lib/testing/fake-server.ts';
import { renderScreen } from '../../questions/testing/render-screen.tsx';
// Comes with the first PDF otherwise, and on a busy machine only after the test gave up.
import '../reader/pdf-preview.tsx';
import { LessonPreview } from './lesson-preview.tsx';

const opened = vi.hoisted(() => vi.fn());
vi.mock('../../../ui/pdf/load-pdf.ts', () => ({ openPdf: opened }));
vi.mock('../reader/pdf-page.tsx', () => ({ PdfPage: () => null }));
beforeAll(() => i18next.addResourceBundle('en', 'translation', { courses: { authoring, player } }, true, true));

const lessonId = '0190a5b0-0000-7000-8000-0000000000e1';
const preview = (kind: 'pdf' | 'file') => {
  fakeServer({
    [`GET /api/authoring/lessons/${lessonId}/preview`]: () =>
      envelope({
        lessonId,
        title: 'Gauss and flux',
        about: { type: 'doc', content: [] },
        content: { kind, mediaId: lessonId },
        fileUrl: '/files/gauss.pdf',
        images: {},
        files: [],
        thing: null,
      }),
  });
  renderScreen(<LessonPreview courseId="c" lesson={{ lessonId } as OutlineDraftLesson} />);
};

it('a PDF lesson of a draft opens in the reader that students get, by its preview address', async () => {
  opened.mockReturnValue({
    document: Promise.resolve({
      numPages: 7,
      getPage: async () => ({ getViewport: () => ({ width: 600, height: 800 }) }),
    }),
    close: () => undefined,
  });
  preview('pdf');
  // The lesson and the reader in it have its name.
  await waitFor(() => expect(screen.getAllByRole('region', { name: 'Gauss and flux' })).toHaveLength(2));
  expect(opened.mock.calls).toEqual([['/files/gauss.pdf']]);
  expect(screen.queryByRole('link')).toBeNull();
});

it('a file lesson of a draft is a download, as students get it', async () => {
  preview('file');
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/files/gauss.pdf');
});

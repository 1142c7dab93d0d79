import { screen } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import authoring from '../../../i18n/courses.authoring.en.json';
import { followMe } from '../../../lib/session.ts';
import { envelope, fakeServer } from '../../../lib/testing/fake-server.ts';
import { renderScreen } from '../../questions/testing/render-screen.tsx';
import { CaptionsLink } from './captions-link.tsx';

beforeAll(() => i18next.addResourceBundle('en', 'translation', { courses: { authoring } }, true, true));

const signedIn = async (capabilities: readonly string[]) => {
  fakeServer({ 'GET /api/me': () => envelope({ capabilities }) });
  await followMe();
};

it('a video lesson leads to the page of its video, where captions are added', async () => {
  await signedIn(['courses.write', 'media.write']);
  renderScreen(<CaptionsLink kind="video" mediaId="0190a5b0-0000-7000-8000-0000000000e1" />);
  const link = await screen.findByRole('link', { name: 'Captions of this video' });
  expect(link.getAttribute('href')).toBe('/partner/media/0190a5b0-0000-7000-8000-0000000000e1');
});

it('whoever may not change media is not led there', async () => {
  await signedIn(['courses.write']);
  renderScreen(
    <>
      <p>The lesson</p>
      <CaptionsLink kind="audio" mediaId="0190a5b0-0000-7000-8000-0000000000e1" />
    </>,
  );
  await screen.findByText('The lesson');
  expect(screen.queryByRole('link')).toBeNull();
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { envelope, fakeServer } from '../../../../lib/testing/fake-server.ts';
import { renderScreen } from '../../../questions/testing/render-screen.tsx';
import { type Building, BuildingContext } from '../builder/building.ts';
import { changeDraft, type Draft } from '../draft/change-draft.ts';
import { MinutesField } from './minutes-field.tsx';

beforeEach(() => {
  fakeServer({ 'GET /api/exam-patterns': () => envelope({ rows: [{ id: 'neet-2021', minutes: 200 }] }) });
});

function Field({ patternId }: { readonly patternId?: string }) {
  const [draft, setDraft] = useState({ minutes: 200, sections: [], patternId } as unknown as Draft);
  const change = (step: Parameters<typeof changeDraft>[1]) => setDraft((now) => changeDraft(now, step));
  return (
    <BuildingContext value={{ draft, change, readOnly: false, unsavable: {} } as unknown as Building}>
      <MinutesField />
    </BuildingContext>
  );
}
const field = () => screen.findByRole('textbox', { name: /minutes/i });

it('the time of an official paper may be as long as that paper’s, and no longer', async () => {
  renderScreen(<Field patternId="neet-2021" />);
  await field();
  await waitFor(() => expect(screen.queryByText(/^Choose/)).toBeNull());
  fireEvent.change(await field(), { target: { value: '201' } });
  expect(await screen.findByText('Choose 15 to 200 minutes.')).toBeDefined();
});

it('the time of a paper of one’s own is at most 180 minutes', async () => {
  renderScreen(<Field />);
  expect(await screen.findByText('Choose 15 to 180 minutes.')).toBeDefined();
  fireEvent.change(await field(), { target: { value: '180' } });
  expect(screen.queryByText(/^Choose/)).toBeNull();
});

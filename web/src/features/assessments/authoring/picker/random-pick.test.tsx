import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import building from '../../../../i18n/authoring.building.en.json';
import { envelope, fakeServer } from '../../../../lib/testing/fake-server.ts';
import i18next from 'i18next';
import { renderScreen } from '../../../questions/testing/render-screen.tsx';
import { RandomPick } from './random-pick.tsx';

const path = '/api/questions/draw';

it('draws by the seed that is shown, never what is taken, and says how many are short', async () => {
  i18next.addResourceBundle('en', 'translation', { authoring: { building } }, true, true);
  const replies = [{ rows: [{ id: 'x' }, { id: 'y' }], available: 2 }];
  const { asked } = fakeServer({ [`POST ${path}`]: () => envelope(replies.shift()) });
  const picked: string[] = [];
  renderScreen(
    <RandomPick
      search={{ subject: 'physics', page: 3 }}
      taken={new Set(['in-paper'])}
      matching={3}
      onPick={(rows) => picked.push(...rows.map(({ id }) => id))}
    />,
  );
  const seed = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Seed/ });
  expect(seed.value).not.toBe('');
  fireEvent.change(seed, { target: { value: 'mango' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'How many at random' }), { target: { value: '5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Pick 5 at random' }));
  expect(await screen.findByText('Seed mango: 2 picked, 3 short: no more fit these filters')).toBeTruthy();
  await waitFor(() => expect(picked).toEqual(['x', 'y']));
  expect(JSON.parse(asked(path)[0]!.body)).toEqual({
    filter: { subject: 'physics', status: 'active' },
    count: 5,
    seed: 'mango',
    except: ['in-paper'],
  });
});

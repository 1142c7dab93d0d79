import { fireEvent, screen } from '@testing-library/react';
import { IconUsers } from '@tabler/icons-react';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import errors from '../../i18n/errors.en.json';
import { someInstitute } from '../../lib/testing/some-institute.ts';
import type { Asked } from '../status/loaded.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { ListCard } from './list-card.tsx';

beforeAll(() => {
  someInstitute();
  i18next.addResourceBundle('en', 'translation', { errors }, true, true);
});

interface Names {
  readonly rows: readonly string[];
  readonly page: number;
  readonly size: number;
  readonly total: number;
}
const page = (rows: readonly string[], total = rows.length): Names => ({ rows, page: 1, size: 2, total });

function show(list: Partial<Asked<Names>>, noMatch?: { readonly onShowAll: () => void }) {
  const asked: string[] = [];
  renderUi(
    <ListCard
      title="Students"
      list={{ data: undefined, error: null, refetch: () => asked.push('again'), ...list }}
      filters={<p>Filters</p>}
      empty={{ icon: IconUsers, title: 'No student yet', text: 'Add the first one.', action: <button>Add</button> }}
      noMatch={noMatch && { title: 'No student fits', ...noMatch }}
      onPage={(number) => asked.push(`page ${number}`)}
    >
      {({ rows }) => (
        <ul>
          {rows.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </ListCard>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Students' })).toBeDefined();
  expect(screen.getByText('Filters'), 'the filters stay in every state').toBeDefined();
  return asked;
}

describe('a list', () => {
  it('on its way says so', () => {
    show({});
    expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
  });

  it('that failed offers to try again', () => {
    const asked = show({ error: new Error('no network') });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(asked).toEqual(['again']);
  });

  it('keeps the rows it has while newer ones fail', () => {
    show({ data: page(['Ananya']), error: new Error('no network') });
    expect(screen.getByText('Ananya')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('without a row says why, and what to do', () => {
    show({ data: page([]) });
    expect(screen.getByRole('heading', { level: 3, name: 'No student yet' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add' })).toBeDefined();
  });

  it('that no row fits leads back to all', () => {
    const asked: string[] = [];
    show({ data: page([]) }, { onShowAll: () => asked.push('all') });
    expect(screen.getByText('No student fits')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(asked).toEqual(['all']);
  });

  it('shows its rows, and the way to the others', () => {
    const asked = show({ data: page(['Ananya', 'Dev'], 5) });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ananya', 'Dev']);
    fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(asked).toEqual(['page 2']);
  });

  it('that fits a page has no pages', () => {
    show({ data: page(['Ananya', 'Dev']) });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

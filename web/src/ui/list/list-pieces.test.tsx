import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Table } from '../page/table.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { PersonCell, StackedCell } from './cells.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FoundList } from './found-list.tsx';
import { SelectionCell, useSelection, useSelectionColumn } from './selection.tsx';

const people = ['Ananya', 'Dev'];

function People() {
  const selection = useSelection();
  const select = useSelectionColumn(selection, people);
  return (
    <>
      <BulkBar on={selection.ids.size > 0} said={`${selection.ids.size} chosen`} onClear={selection.clear}>
        <button>Block</button>
      </BulkBar>
      <Table label="People" head={[...select, { key: 'name', label: 'Name' }]}>
        {people.map((name) => (
          <tr key={name} data-selected={selection.ids.has(name) || undefined}>
            <SelectionCell selection={selection} id={name} name={name} />
            <td>
              <PersonCell name={name} note={`${name.toLowerCase()}@meridian.example`} />
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}
const box = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
const said = () => screen.getByRole('status').textContent;

describe('rows that can be chosen', () => {
  it('one by one, all of the page, and none', () => {
    renderUi(<People />);
    expect(screen.queryByRole('button', { name: 'Clear' }), 'nothing to clear yet').toBeNull();
    fireEvent.click(box('Choose Dev'));
    expect(said()).toBe('1 chosen');
    expect(box('Choose all on this page').indeterminate).toBe(true);
    expect(screen.getByRole('row', { name: /Dev/ }).dataset['selected']).toBe('true');
    fireEvent.click(box('Choose all on this page'));
    expect(said()).toBe('2 chosen');
    expect(box('Choose all on this page').checked).toBe(true);
    fireEvent.click(box('Choose all on this page'));
    expect(said()).toBe('0 chosen');
    fireEvent.click(box('Choose Ananya'));
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(box('Choose Ananya').checked).toBe(false);
  });

  it('have no column where nothing can be done with several', () => {
    function Plain() {
      return (
        <Table label="People" head={[...useSelectionColumn(undefined, people), { key: 'name', label: 'Name' }]}>
          <tr>
            <SelectionCell selection={undefined} id="Dev" name="Dev" />
            <td>Dev</td>
          </tr>
        </Table>
      );
    }
    renderUi(<Plain />);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getAllByRole('cell')).toHaveLength(1);
  });
});

describe('the bar above a list', () => {
  it('passes on words once they rest, and none as none', async () => {
    const asked: (string | undefined)[] = [];
    renderUi(
      <FilterBar search={{ label: 'Search students', value: 'dev', onChange: (words) => asked.push(words) }}>
        <p>All</p>
      </FilterBar>,
    );
    const field = screen.getByLabelText('Search students') as HTMLInputElement;
    expect(field.value).toBe('dev');
    fireEvent.change(field, { target: { value: 'an' } });
    fireEvent.change(field, { target: { value: 'ana ' } });
    await waitFor(() => expect(asked).toEqual(['ana']));
    fireEvent.change(field, { target: { value: '' } });
    await waitFor(() => expect(asked).toEqual(['ana', undefined]));
  });
});

describe('a list inside a dialog', () => {
  it('says in words that nothing was found', () => {
    renderUi(
      <FoundList label="Found" empty="Nobody has this name">
        {[]}
      </FoundList>,
    );
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByText('Nobody has this name')).toBeDefined();
  });
});

describe('the first cell of a row', () => {
  it('has no second line where there is nothing to say', () => {
    const { container } = renderUi(<StackedCell note="">Evening</StackedCell>);
    expect(container.querySelector('small')).toBeNull();
  });
});

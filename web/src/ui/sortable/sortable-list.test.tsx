import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { SortableList } from './sortable-list.tsx';

const all = ['Ann', 'Bo', 'Cy'].map((id) => ({ id }));

function List({ readOnly = false }: { readonly readOnly?: boolean }) {
  const [items, setItems] = useState(all);
  const move = (from: number, to: number) => {
    const rest = [...items];
    rest.splice(to, 0, ...rest.splice(from, 1));
    setItems(rest);
  };
  return (
    <SortableList
      items={items}
      readOnly={readOnly}
      labels={({ id }) => ({ name: id, drag: `Drag ${id}`, up: `${id} up`, down: `${id} down` })}
      onMove={move}
    >
      {({ id }, _index, { grip, arrows }) => (
        <>
          {grip}
          <input aria-label={id} />
          {arrows}
        </>
      )}
    </SortableList>
  );
}

const order = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-label'));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('a list that is put in order', () => {
  it('is moved one place by its buttons, which end at the edges', () => {
    renderUi(<List />);
    expect([button('Ann up').disabled, button('Cy down').disabled]).toEqual([true, true]);
    fireEvent.click(button('Cy up'));
    expect(order()).toEqual(['Ann', 'Cy', 'Bo']);
  });

  it('leaves the focus at what was moved; a button that cannot go on gives it to the other one', () => {
    renderUi(<List />);
    button('Bo up').focus();
    fireEvent.click(button('Bo up'));
    expect(order()).toEqual(['Bo', 'Ann', 'Cy']);
    expect(document.activeElement).toBe(button('Bo down'));
  });

  it('is moved from inside with Alt and the arrows, and not beyond its ends', () => {
    renderUi(<List />);
    const field = screen.getByRole('textbox', { name: 'Bo' });
    field.focus();
    fireEvent.keyDown(field, { key: 'ArrowDown', altKey: true });
    expect(order()).toEqual(['Ann', 'Cy', 'Bo']);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Bo' }));
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Bo' }), { key: 'ArrowDown', altKey: true });
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Ann' }), { key: 'ArrowDown' });
    expect(order()).toEqual(['Ann', 'Cy', 'Bo']);
  });

  it('has nothing to move where it is fixed', () => {
    renderUi(<List readOnly />);
    expect(screen.queryAllByRole('button')).toEqual([]);
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Ann' }), { key: 'ArrowDown', altKey: true });
    expect(order()).toEqual(['Ann', 'Bo', 'Cy']);
  });
});

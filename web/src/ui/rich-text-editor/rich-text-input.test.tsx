import { fromSource, type RichTextDoc } from '@abhyas/contract/rich-text';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import words from '../../i18n/ui.rich-text.en.json';
import { renderUi } from '../testing/render-ui.tsx';
import { RichTextInput, type RichTextInputProps } from './rich-text-input.tsx';

beforeAll(async () => {
  i18next.addResourceBundle('en', 'translation', { ui: { richText: words } }, true, true);
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
  document.elementFromPoint = () => null;
  await import('./rich-text-editor.tsx');
});

let latest: RichTextDoc;
function Field({ begin = fromSource(''), ...props }: Partial<RichTextInputProps> & { begin?: RichTextDoc }) {
  const [value, setValue] = useState(begin);
  const change = (doc: RichTextDoc) => {
    latest = doc;
    setValue(doc);
  };
  return <RichTextInput label="Question" value={value} onChange={change} {...props} />;
}
const show = async (props: Parameters<typeof Field>[0] = {}) => {
  latest = props.begin ?? fromSource('');
  renderUi(<Field {...props} />);
  return screen.findByRole('textbox', { name: 'Question' });
};
const paste = (words: HTMLElement, given: Record<string, string>) =>
  fireEvent.paste(words, {
    clipboardData: { types: Object.keys(given), files: [], getData: (kind: string) => given[kind] ?? '' },
  });
const tool = (name: string) => screen.getByRole('button', { name });

describe('the text editor', () => {
  it('shows a document and changes nothing in it by itself', async () => {
    const begin = fromSource('If $x$\n\n$$y$$');
    const field = await show({ begin });
    expect(field.querySelectorAll('.katex')).toHaveLength(2);
    expect(latest).toBe(begin);
  });

  it('takes pasted words with their formulas', async () => {
    const field = await show();
    paste(field, { 'text/plain': 'If $x^2$ is\n\nfour' });
    await waitFor(() => expect(latest).toEqual(fromSource('If $x^2$ is\n\nfour')));
  });

  it('takes of a pasted page only what rich text knows', async () => {
    const field = await show();
    const page =
      '<h1>Title</h1><p style="color:red"><b>Bold</b> <a href="https://x">link</a></p><table><tr><td>a</td></tr></table><hr>';
    paste(field, { 'text/html': page });
    await waitFor(() => expect(latest.content.map(({ type }) => type)).toEqual(['paragraph', 'paragraph', 'table']));
    expect(JSON.stringify(latest)).not.toMatch(/color|href|heading|colspan/);
  });

  it('says which pictures of a paste could not come along', async () => {
    const field = await show();
    paste(field, { 'text/html': '<p>x<img src="https://elsewhere.example/a.png"></p>' });
    expect(await screen.findByText(/1 picture could not come along/)).toBeTruthy();
  });

  it('writes a formula that is begun with the tool, accepted with Enter', async () => {
    await show();
    fireEvent.click(tool('Formula'));
    const source = await screen.findByRole('textbox', { name: 'Formula (TeX)' });
    fireEvent.change(source, { target: { value: '\\frac{1}{2}' } });
    fireEvent.keyDown(source, { key: 'Enter' });
    await waitFor(() => expect(latest).toEqual(fromSource('$\\frac{1}{2}$')));
    expect(screen.queryByRole('textbox', { name: 'Formula (TeX)' })).toBeNull();
  });

  it('says what is wrong with a formula while it is written', async () => {
    await show();
    fireEvent.click(tool('Formula'));
    const source = await screen.findByRole('textbox', { name: 'Formula (TeX)' });
    fireEvent.change(source, { target: { value: '\\foo' } });
    expect(await screen.findByText('\\foo is no command.')).toBeTruthy();
  });

  it('writes keys into a formula that was begun, however soon they come', async () => {
    const field = await show();
    const type = (keys: readonly string[]) => keys.forEach((key) => fireEvent.keyDown(field, { key }));
    fireEvent.click(tool('Formula'));
    type([...'x=12']);
    const source = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Formula (TeX)' });
    await waitFor(() => expect(source.value).toBe('x=12'));
    fireEvent.keyDown(source, { key: 'Enter' });
    await waitFor(() => expect(latest).toEqual(fromSource('$x=12$')));
    fireEvent.click(tool('Formula'));
    type([...'a', 'Backspace', ...'by', '$']);
    await waitFor(() => expect(latest).toEqual(fromSource('$x=12$$by$')));
    expect(screen.queryByRole('textbox', { name: 'Formula (TeX)' })).toBeNull();
    fireEvent.click(tool('Formula'));
    type(['$', ...'c', 'Enter']);
    await waitFor(() => expect(latest.content.map(({ type: kind }) => kind)).toEqual(['paragraph', 'blockMath']));
    expect(latest.content[1]).toMatchObject({ attrs: { latex: 'c' } });
  });

  it('shows a new picture as soon as its address is known', async () => {
    const id = '0190a5b0-0000-7000-8000-000000000001';
    const Late = () => {
      const [address, setAddress] = useState<string>();
      const upload = async () => {
        setTimeout(() => setAddress('/pictures/a.png'), 0);
        return { mediaId: id, alt: '' };
      };
      return <Field pictures={{ upload, explain: () => 'No' }} resolveImage={() => address} />;
    };
    renderUi(<Late />);
    const field = await screen.findByRole('textbox', { name: 'Question' });
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    fireEvent.paste(field, { clipboardData: { types: ['Files'], files: [file], getData: () => '' } });
    await waitFor(() => expect(field.querySelector('img')?.getAttribute('src')).toBe('/pictures/a.png'));
  });

  it('leaves nothing behind of a formula that was given up but its dollar sign', async () => {
    await show();
    fireEvent.click(tool('Formula'));
    const source = await screen.findByRole('textbox', { name: 'Formula (TeX)' });
    fireEvent.keyDown(source, { key: 'Escape' });
    await waitFor(() =>
      expect(latest.content).toEqual([{ type: 'paragraph', content: [{ type: 'text', text: '$' }] }]),
    );
  });
});

describe('its tables, pictures and keys', () => {
  it('makes a table with a header, adds a row and takes a column away', async () => {
    await show();
    const rows = () => latest.content.flatMap((block) => (block.type === 'table' ? block.content : []));
    fireEvent.click(tool('Table'));
    await waitFor(() => expect(rows().map(({ content }) => content.length)).toEqual([2, 2, 2]));
    expect(rows()[0]!.content[0]!.type).toBe('tableHeader');
    fireEvent.click(await screen.findByRole('button', { name: 'Add row' }));
    fireEvent.click(tool('Remove column'));
    await waitFor(() => expect(rows().map(({ content }) => content.length)).toEqual([1, 1, 1, 1]));
  });

  it('asks at once for the words of a picture, and shows as long as they are missing', async () => {
    const upload = async () => ({ mediaId: '0190a5b0-0000-7000-8000-000000000001', alt: '' });
    const field = await show({ pictures: { upload, explain: () => 'No' } });
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    fireEvent.paste(field, { clipboardData: { types: ['Files'], files: [file], getData: () => '' } });
    const alt = await screen.findByRole<HTMLInputElement>('textbox', { name: 'What the figure shows' });
    expect(alt.getAttribute('aria-invalid')).toBe('true');
    fireEvent.input(alt, { target: { value: 'A ramp' } });
    await waitFor(() =>
      expect(latest.content.find(({ type }) => type === 'image')).toMatchObject({ attrs: { alt: 'A ramp' } }),
    );
    expect(alt.hasAttribute('aria-invalid')).toBe(false);
  });

  it('says why a picture was not taken', async () => {
    const upload = () => Promise.reject(new Error('too large'));
    const field = await show({ pictures: { upload, explain: () => 'The file is too large.' } });
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    fireEvent.paste(field, { clipboardData: { types: ['Files'], files: [file], getData: () => '' } });
    expect(await screen.findByText('The file is too large.')).toBeTruthy();
  });

  it('has its tools behind one stop of the Tab key, with arrows between them', async () => {
    const field = await show();
    fireEvent.keyDown(field, { key: 'F10', altKey: true });
    expect(document.activeElement).toBe(tool('Bold'));
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(tool('Italic'));
    expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('lets the Tab key pass through a table, and works in it once one has begun to write', async () => {
    const cell = (text: string) => ({ type: 'tableCell' as const, content: fromSource(text).content as never });
    const row = (...cells: string[]) => ({ type: 'tableRow' as const, content: cells.map(cell) });
    const begin: RichTextDoc = { type: 'doc', content: [{ type: 'table', content: [row('a', 'b'), row('c', 'd')] }] };
    const field = await show({ begin });
    const press = (key: string) => fireEvent.keyDown(field, { key });
    fireEvent.keyDown(document.body, { key: 'Tab' });
    fireEvent.focus(field);
    expect(press('Tab'), 'Tab goes on to the next field').toBe(true);
    fireEvent.focus(field);
    press('ArrowDown');
    expect(press('Tab'), 'Tab goes on to the next cell').toBe(false);
    press('Escape');
    expect(press('Tab'), 'Tab leaves after Escape').toBe(true);
  });

  it('belongs to its label and its error', async () => {
    const field = await show({ error: 'Write the question.', required: true });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = field.getAttribute('aria-describedby')!;
    expect(document.getElementById(described)?.textContent).toBe('Write the question.');
  });

  it('can be read and not written where it is read only', async () => {
    const field = await show({ readOnly: true, begin: fromSource('Fixed') });
    expect(field.getAttribute('contenteditable')).toBe('false');
    expect(screen.queryByRole('toolbar')).toBeNull();
  });
});

import { typesetKeysOf } from '@abhyas/contract/math/typesetting';
import { fromSource, type RichTextDoc } from '@abhyas/contract/rich-text';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { FormulasOfServer } from './formulas-of-server.tsx';
import { RichText } from './rich-text.tsx';
import { SetFormulas } from './set-formulas.ts';

const listed: RichTextDoc = {
  type: 'doc',
  content: [
    ...fromSource('Let $a$ and\n\n$$b$$\n\n$c$').content,
    { type: 'bulletList', content: [{ type: 'listItem', content: fromSource('$d$').content }] },
    {
      type: 'table',
      content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: fromSource('$$e$$').content }] }],
    },
  ],
};

describe('formulas that the server has set', () => {
  it('are shown as they came, without a typesetter', () => {
    const { container } = renderUi(
      <FormulasOfServer formulas={{ 'ix^2': '<b>set here</b>' }}>
        <RichText doc={fromSource('Let $x^2$ be')} />
      </FormulasOfServer>,
    );
    expect(container.textContent).toBe('Let set here be');
  });

  it.each([false, true])('are asked for by the keys that the server sets (in a line: %s)', (inline) => {
    const asked = new Set<string>();
    const listening = new Proxy<Record<string, string>>({}, { get: (_, key) => (asked.add(String(key)), 'set') });
    renderUi(
      <SetFormulas value={listening}>
        <RichText doc={listed} inline={inline} />
      </SetFormulas>,
    );
    expect([...asked].sort()).toEqual(typesetKeysOf(listed, inline).sort());
  });
});

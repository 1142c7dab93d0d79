const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** `answeredAt` and `answered_at` as words: "Answered at". */
function words(name: string): string {
  const text = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const isPlain = (value: unknown) => value === null || value === undefined || typeof value !== 'object';

function cell(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every(isPlain)) return escaped(value.map(String).join(', ')) || '–';
  if (typeof value === 'object') return block(value);
  return escaped(String(value));
}

/** A list of things as a table, one thing as a list of its names and values. */
function block(value: object): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return '<p>Nothing.</p>';
    const heads = [...new Set(value.flatMap((row) => Object.keys(row as object)))];
    const row = (one: Record<string, unknown>) =>
      `<tr>${heads.map((head) => `<td>${cell(one[head])}</td>`).join('')}</tr>`;
    return `<div class="wide"><table><thead><tr>${heads.map((head) => `<th scope="col">${escaped(words(head))}</th>`).join('')}</tr></thead><tbody>${value.map((one) => row(one as Record<string, unknown>)).join('')}</tbody></table></div>`;
  }
  return `<dl>${Object.entries(value)
    .map(([name, one]) => `<dt>${escaped(words(name))}</dt><dd>${cell(one)}</dd>`)
    .join('')}</dl>`;
}

/** Everything about a person as a page that opens in any browser, without a network; every value is escaped. */
export function readablePage(
  title: string,
  parts: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): string {
  const sections = Object.entries(parts).map(
    ([domain, part]) =>
      `<section><h2>${escaped(words(domain))}</h2>${Object.entries(part)
        .map(
          ([name, value]) =>
            `<h3>${escaped(words(name))}</h3>${isPlain(value) ? `<p>${cell(value)}</p>` : cell(value)}`,
        )
        .join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#161a29}h1,h2{color:#1b2a56}section{border-top:1px solid #d9dce6;margin-top:2rem}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem}dt{color:#5b6275}dd{margin:0;overflow-wrap:anywhere}.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:14px}th,td{border:1px solid #d9dce6;padding:.25rem .5rem;text-align:left;vertical-align:top}</style></head><body><h1>${escaped(title)}</h1>${sections.join('')}</body></html>`;
}

import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Endpoint } from '@abhyas/contract/endpoint';
import { api as contract } from '@abhyas/contract';
import i18next from 'i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import errorsEn from '../i18n/errors.en.json';
import errorsHi from '../i18n/errors.hi.json';
import { renderUi } from '../ui/testing/render-ui.tsx';
import { ApiError } from './api-error.ts';
import { institute } from './institute.ts';
import { partProblems } from './refused-fields.ts';
import { useFields } from './use-fields.ts';

beforeEach(async () => {
  i18next.addResourceBundle('en', 'translation', { errors: errorsEn }, true, true);
  i18next.addResourceBundle('hi', 'translation', { errors: errorsHi }, true, true);
  await i18next.changeLanguage('en');
  institute.set({ name: 'Meridian', timeZone: 'Asia/Kolkata' } as never);
});

const invalid = (...fields: { path: string; messageKey: string; values?: Record<string, number> }[]) =>
  new ApiError(422, 'INVALID_INPUT', { messageKey: 'errors.INVALID_INPUT', fields });
const short = (path: string, minimum: number) => ({
  path,
  messageKey: 'errors.fields.tooShort',
  values: { minimum },
});

/** A form that shows a name and hides a language. */
function Form({ error }: { readonly error: ApiError }) {
  const { form, values, set, errorOf, problem, onSubmit } = useFields({ name: 'A', language: 'xx' }, async () => {
    throw error;
  });
  return (
    <form ref={form} onSubmit={onSubmit}>
      {problem && <p role="alert">{problem}</p>}
      <input aria-label="Name" value={values.name} onChange={(event) => set('name', event.currentTarget.value)} />
      <p data-testid="beside">{errorOf('name')}</p>
      <button type="submit">Send</button>
    </form>
  );
}
async function refused(error: ApiError) {
  renderUi(<Form error={error} />);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(document.body.textContent).not.toBe('Send'));
  return {
    beside: () => screen.getByTestId('beside').textContent,
    above: () => screen.queryByRole('alert')?.textContent ?? null,
  };
}

describe('what a server says of the fields of a form', () => {
  it('stands beside its field, with the figure that was missed', async () => {
    const { beside, above } = await refused(invalid(short('body.name', 2)));
    await waitFor(() => expect(beside()).toBe('At least 2 characters, please.'));
    expect(above()).toBeNull();
  });

  it.each(['body.language', 'body.languages.0', 'query.page', 'body'])(
    'stands above the form where the form does not show the field: %s',
    async (path) => {
      const { beside, above } = await refused(invalid(short(path, 7)));
      await waitFor(() => expect(above()).toContain('At least 7 characters, please.'));
      expect(beside()).toBe('');
    },
  );

  it('is said of each, where one is shown and another is not', async () => {
    const { beside, above } = await refused(invalid(short('body.name', 2), short('body.language', 7)));
    await waitFor(() => expect(above()).toContain('At least 7 characters, please.'));
    expect(beside()).toBe('At least 2 characters, please.');
  });

  it('is said in Hindi to whoever reads Hindi', async () => {
    await i18next.changeLanguage('hi');
    const { beside } = await refused(invalid(short('body.name', 2)));
    await waitFor(() => expect(beside()).toBe(errorsHi.fields.tooShort.replace('{{minimum}}', '2')));
  });

  it('belongs to the list of which one entry is wrong, and to the field of that name deeper in', () => {
    const part = (path: string, fields: string[]) => [...partProblems([short(path, 2)], fields).placed.keys()];
    expect(part('body.countries.3', ['countries'])).toEqual(['countries']);
    expect(part('body.account.email', ['name', 'email'])).toEqual(['email']);
    expect(part('body.social.youtube', ['youtube', 'social.youtube'])).toEqual(['social.youtube']);
    expect(part('body.elsewhere', ['name'])).toEqual([]);
  });
});

const sources = import.meta.glob<string>(['../**/*.ts', '../**/*.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const ours = Object.entries(sources).filter(([file]) => !/\.test\.tsx?$|testing\//.test(file));

describe('every form of identity, tenancy, onboarding, learners, notices and cohorts', () => {
  const domains = ['identity', 'tenancy', 'onboarding', 'learners', 'notices', 'cohorts'] as const;
  /** These take a refusal's complaints apart, and lose none. */
  const ways =
    /useFields\(|useSectionForm|useRefusedFields|useRefusalText|useBatchChange|useChange\(|useOneField|<FormDialog|<SheetUpload|<ReasonForm|<CodeStep/;
  /** The answer is said by who calls these: the screen of the shared login, the route’s own error page. */
  const saidByTheCaller = new Set([
    '../features/identity/social/start-shared-login.ts',
    '../routes/register/arrive.tsx',
    '../routes/register/enter.tsx',
  ]);
  const asks = (source: string, domain: string, name: string) =>
    new RegExp(`api\\.${domain}\\.${name}\\(`).test(source);
  const writes = domains.flatMap((domain) =>
    Object.entries<Endpoint>(contract[domain]).flatMap(([name, { body, upload }]) =>
      (body ?? upload)
        ? ours.flatMap(([file, source]) =>
            asks(source, domain, name) && !saidByTheCaller.has(file)
              ? [{ call: `${domain}.${name}`, file, source }]
              : [],
          )
        : [],
    ),
  );
  it.each(writes)('says what is refused: $call in $file', ({ source }) => expect(source).toMatch(ways));

  it('that has fields of its own shows what belongs to none of them', () => {
    const silent = ours.filter(
      ([, source]) => /= useFields\(/.test(source) && !/\{problem(?: &&|\})|problem=\{problem\}|<Form\b/.test(source),
    );
    expect(silent.map(([file]) => file)).toEqual([]);
  });
});

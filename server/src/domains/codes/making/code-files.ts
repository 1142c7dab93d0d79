import { spacedCode } from '@abhyas/contract/codes/code-signs';
import type { Context } from '../../../kernel/context.ts';
import { fileKind, type Made } from '../../../kernel/made-files/file-kind.ts';
import { seal, unseal } from '../../../kernel/seal.ts';
import { writeCsv } from '../../../kernel/sheets/write-csv.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { type StoredCodeBatch, getCodeBatch } from './code-batches.store.ts';
import { titlesOfThings, withTitles } from './code-things.ts';
import type { Sheets } from './draw-sheets.ts';
import { askCodesThread, makeCodes } from './make-codes.ts';

/** What the files of a batch are called in storage. */
export const codeFileNames = { list: 'codes.csv', printed: 'cards.pdf' } as const;
export type CodeFileName = keyof typeof codeFileNames;

const WEEK = 7;
/** Without the one who made the batch nobody may download its codes. */
export const codeFiles = fileKind<{ readonly batchId: string; readonly address: string }>({
  kind: 'activationCodes',
  queue: 'codes',
  keptDays: WEEK,
  afterwards: 'forgotten',
  onErase: 'remove',
  onMerge: 'move',
  make: async (ctx, { about }, tell) => {
    const batch = await getCodeBatch(ctx, about.batchId);
    const codes = await makeCodes(ctx, batch);
    await tell(40);
    const contents: Made['contents'][number][] = [
      { name: codeFileNames.list, bytes: sealed(batch.id, Buffer.from(listOf(codes, about.address))) },
    ];
    if (batch.sheets) {
      const sheets = await sheetsOf(ctx, batch, { codes, address: about.address });
      const { pdf } = await askCodesThread({ sheets });
      contents.push({ name: codeFileNames.printed, bytes: sealed(batch.id, Buffer.from(pdf)) });
    }
    return { contents, facts: { rows: codes.length } };
  },
});

/** Codes lie in storage for a week at most, and never in plain text. */
const sealed = (batchId: string, bytes: Buffer): Buffer =>
  Buffer.from(seal(bytes.toString('base64'), `codes of ${batchId}`));

/** What `sealed` was given. */
export const unsealed = (batchId: string, bytes: Buffer): Buffer =>
  Buffer.from(unseal(bytes.toString('utf8'), `codes of ${batchId}`), 'base64');

const linkAt = (address: string) => `${address}/student/redeem/?code=`;

const listOf = (codes: readonly string[], address: string): string =>
  writeCsv([
    ['Number', 'Code', 'Link'],
    ...codes.map((code, at) => [at + 1, spacedCode(code), linkAt(address) + code]),
  ]);

const cardTexts = {
  en: {
    opens: (titles: string, days: string) => `${titles}, ${days} days`,
    how: 'Scan, or type the code at',
    until: (day: string) => `Use it by ${day}`,
  },
  hi: {
    opens: (titles: string, days: string) => `${titles}, ${days} दिन`,
    how: 'स्कैन करें, या यहाँ कोड लिखें',
    until: (day: string) => `${day} तक इस्तेमाल करें`,
  },
} as const;

interface Printed {
  readonly codes: readonly string[];
  readonly address: string;
}
async function sheetsOf(ctx: Context, batch: StoredCodeBatch, { codes, address }: Printed): Promise<Sheets> {
  const settings = await settingsOf(ctx.instituteId);
  const language = settings?.languages[0] ?? 'en';
  const texts = cardTexts[language];
  const things = withTitles(batch.things, await titlesOfThings(ctx, batch.things));
  const day = new Intl.DateTimeFormat(`${language}-IN`, {
    dateStyle: 'medium',
    timeZone: settings?.timeZone ?? 'Asia/Kolkata',
  });
  return {
    institute: settings?.name ?? '',
    colour: settings?.brand.accent ?? '#1f3a5f',
    language,
    opens: texts.opens(things.map(({ title }) => title).join(', '), batch.days.toLocaleString('en-IN')),
    how: texts.how,
    until: batch.redeemUntil === null ? '' : texts.until(day.format(batch.redeemUntil)),
    address: `${address.replace(/^https?:\/\//, '')}/student/redeem`,
    link: linkAt(address),
    codes,
  };
}

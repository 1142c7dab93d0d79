import { z } from 'zod';
import type { RichTextDoc } from './rich-text.ts';

/** Strings that jsonb cannot hold (NUL, lone surrogates) are refused at the door. */
const wellFormed = (text: string) => text.isWellFormed() && !text.includes('\0');

/** A text of one field, trimmed, `min` to `max` characters. */
export const text = (max: number, min = 0) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine(wellFormed, { params: { messageKey: 'errors.fields.malformed' } });

export const id = z.uuid();
/** `instituteKey` of the specification. */
export const instituteKey = z.int().positive();
export const instant = z.iso.datetime({ offset: true });
/** Milliseconds or marks never come as floats: integers only, within what a double holds. */
export const whole = z.int();

/**
 * Takes one of some words, or the code that the specification gives it; `codes` says which have one. A number may come as its digits, for an
 * address has only texts. What is read is always the word.
 */
export function wordOrCode<const Word extends string, const Code extends string | number>(
  words: z.ZodEnum<{ [W in Word]: W }>,
  codes: Readonly<Partial<Record<Word, Code>>>,
) {
  const pairs = Object.entries(codes) as [Word, Code][];
  const written = pairs.flatMap(([, code]) => [code, String(code)]);
  const code = z.literal(written).transform((given) => pairs.find(([, known]) => String(known) === String(given))![0]);
  return z.union([words, code]);
}

export const language = z.enum(['en', 'hi']);
export type Language = z.infer<typeof language>;

/** One page of a list: filters come beside it. */
export const page = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(200).default(25),
});
/** A few things that somebody means by the words of their names. */
export const named = z.object({
  search: text(100, 2),
  size: z.coerce.number().int().min(1).max(20).default(6),
});
export const paged = <T extends z.ZodType>(row: T) =>
  z.object({ rows: z.array(row), total: whole, page: whole, size: whole });

const markName = z.enum(['bold', 'italic', 'underline', 'subscript', 'superscript', 'code']);
const inline = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text'),
    text: z.string().min(1).max(20_000).refine(wellFormed),
    marks: z
      .array(z.strictObject({ type: markName }))
      .max(6)
      .optional(),
  }),
  z.strictObject({
    type: z.literal('inlineMath'),
    attrs: z.strictObject({ latex: z.string().min(1).max(4000).refine(wellFormed) }),
  }),
  z.strictObject({ type: z.literal('hardBreak') }),
]);
const paragraph = z.strictObject({ type: z.literal('paragraph'), content: z.array(inline).max(2000).optional() });
const blockMath = z.strictObject({
  type: z.literal('blockMath'),
  attrs: z.strictObject({ latex: z.string().min(1).max(4000).refine(wellFormed) }),
});
const image = z.strictObject({
  type: z.literal('image'),
  attrs: z.strictObject({
    mediaId: id,
    alt: z.string().max(500).refine(wellFormed),
    width: z.int().positive().optional(),
    height: z.int().positive().optional(),
  }),
});
const leaf = z.discriminatedUnion('type', [paragraph, blockMath, image]);
const simpleList = <T extends z.ZodType>(children: T) =>
  z.strictObject({
    type: z.enum(['bulletList', 'orderedList']),
    content: z
      .array(z.strictObject({ type: z.literal('listItem'), content: z.array(children).min(1).max(50) }))
      .min(1)
      .max(200),
  });
const innerBlock = z.union([leaf, simpleList(leaf)]);
const table = z.strictObject({
  type: z.literal('table'),
  content: z
    .array(
      z.strictObject({
        type: z.literal('tableRow'),
        content: z
          .array(
            z.strictObject({ type: z.enum(['tableCell', 'tableHeader']), content: z.array(innerBlock).min(1).max(20) }),
          )
          .min(1)
          .max(30),
      }),
    )
    .min(1)
    .max(200),
});

/** A rich text document: nodes and attributes by allow-list, lists two levels deep. */
export const richText: z.ZodType<RichTextDoc, RichTextDoc> = z.strictObject({
  type: z.literal('doc'),
  content: z.array(z.union([leaf, simpleList(innerBlock), table])).max(500),
}) as unknown as z.ZodType<RichTextDoc, RichTextDoc>;

import { z } from 'zod';
import { richText } from '@abhyas/contract/shapes';

type JsonSchema = Record<string, unknown>;

/** Keywords that only validate: the reply comes from our own presenters, so they would cost time and say nothing. */
const validating = new Set([
  'format',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  '$schema',
  'default',
]);

/**
 * The JSON schema that serialises a reply: what it does not declare cannot leave the server. Rich text documents were
 * checked when they were written and pass as they are.
 */
export function serializerSchema(schema: z.ZodType): JsonSchema {
  const full = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      if ((zodSchema as unknown) === richText) for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
    },
  }) as JsonSchema;
  return simplify(full) as JsonSchema;
}

function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify);
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.fromEntries(Object.entries(node).filter(([key]) => !validating.has(key)));
  const either = (kept['anyOf'] ?? kept['oneOf']) as JsonSchema[] | undefined;
  if (either) return union(either.map((one) => simplify(one) as JsonSchema));
  if (kept['enum'] !== undefined && kept['type'] === 'string') return { type: 'string' };
  const properties = kept['properties'] as Record<string, unknown> | undefined;
  return {
    ...kept,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, simplify(value)])),
    }),
    ...(kept['items'] !== undefined && { items: simplify(kept['items']) }),
    ...(kept['type'] === 'object' &&
      (typeof kept['additionalProperties'] === 'object'
        ? { additionalProperties: simplify(kept['additionalProperties']) }
        : { additionalProperties: false })),
  };
}

function union(either: JsonSchema[]): JsonSchema {
  const flat = either.flatMap((one) => (one['anyOf'] as JsonSchema[] | undefined) ?? [one]);
  const present = flat.filter((one) => one['type'] !== 'null');
  const isNullable = present.length < flat.length;
  const [only] = present;
  // `nullable` needs a type beside it; what has none goes out as it is.
  if (only && present.length === 1) return { ...only, ...(isNullable && 'type' in only && { nullable: true }) };
  if (present.every((one) => one['type'] !== 'object')) return {}; // scalars of several types go out as they are
  return { anyOf: isNullable ? [...present, { type: 'null' }] : present };
}

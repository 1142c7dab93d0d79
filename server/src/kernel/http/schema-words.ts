interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | readonly Schema[];
  readonly prefixItems?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly format?: string;
  readonly $ref?: string;
}

/**
 * A JSON schema as a type that a person reads, `{ id: string(uuid), words?: string[] }`: a tenth of the size of the schema. What refers to
 * itself is written `…`.
 */
export function schemaWords(given: object, indent = ''): string {
  const schema = given as Schema;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((one) => schemaWords(one, indent)).join(' | ');
  if (schema.allOf) return schema.allOf.map((one) => schemaWords(one, indent)).join(' & ');
  if (schema.$ref) return '…';
  if (schema.prefixItems) return `[${schema.prefixItems.map((one) => schemaWords(one, indent)).join(', ')}]`;
  if (schema.type === 'array') return `(${schemaWords((schema.items as Schema | undefined) ?? {}, indent)})[]`;
  if (schema.type === 'object') return objectWords(schema, indent);
  const { type = 'any', format } = schema;
  return `${typeof type === 'string' ? type : type.join(' | ')}${format ? `(${format})` : ''}`;
}

function objectWords({ properties = {}, required = [], additionalProperties }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, one]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaWords(one, inner)}`,
  );
  if (typeof additionalProperties === 'object')
    lines.push(`${inner}[name: string]: ${schemaWords(additionalProperties, inner)}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

import type { Access } from '@abhyas/contract/access';
import type { Api, Endpoint } from '@abhyas/contract/endpoint';
import { z } from 'zod';

type Content = Readonly<Record<string, { readonly schema: object }>>;
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly 'x-access': string;
  readonly 'x-errors': readonly string[];
  readonly security?: readonly object[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query';
    readonly required: boolean;
    readonly schema: object;
  }[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: {
    readonly 200: { readonly description: string; readonly content: Content };
    readonly default: object;
  };
}
export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: object;
}

const schemaOf = (schema: unknown, io: 'input' | 'output') => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema as z.ZodType, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  }) as Record<string, unknown>;
  return rest;
};

/** Who may call, in words. */
export function accessWords(access: Access): string {
  if (typeof access === 'string') return access;
  return [...('area' in access ? [access.area, access.can] : [access.signedIn ? 'signedIn' : 'public']), access.item]
    .filter(Boolean)
    .join(' · ');
}

/** OpenAPI 3.1 of a contract. */
export function openApi(api: Api): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const [domain, contract] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries(contract)) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
      (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(domain, name, endpoint);
    }
  }
  const refusal = {
    type: 'object',
    required: ['responseCode', 'error', 'messageKey', 'message'],
    properties: {
      responseCode: { type: 'integer', not: { const: 0 } },
      error: { type: 'string' },
      messageKey: { type: 'string' },
      message: { type: 'string' },
      details: { type: 'object' },
      fields: { type: 'array' },
      errorId: { type: 'string' },
    },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Abhyas API', version: '1' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: { Refusal: { description: 'Refused', content: { 'application/json': { schema: refusal } } } },
    },
  };
}

function operation(domain: string, name: string, endpoint: Endpoint): Operation {
  const parameters = [...parametersOf('path', endpoint.params), ...parametersOf('query', endpoint.query)];
  return {
    operationId: `${domain}.${name}`,
    tags: [domain],
    summary: endpoint.summary,
    'x-access': accessWords(endpoint.access),
    'x-errors': endpoint.errors ?? [],
    ...(endpoint.access !== 'public' && { security: [{ bearer: [] }] }),
    parameters,
    ...bodyOf(endpoint),
    responses: {
      200: { description: 'Done', content: replyOf(endpoint) },
      default: { $ref: '#/components/responses/Refusal' },
    },
  };
}

function parametersOf(place: 'path' | 'query', schema: unknown) {
  return Object.entries<z.ZodType>(
    schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {},
  ).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !field.safeParse(undefined).success,
    schema: schemaOf(field, 'input'),
  }));
}

function bodyOf({ body, form, upload }: Endpoint): Pick<Operation, 'requestBody'> {
  if (upload)
    return {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    };
  if (!body) return {};
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  return { requestBody: { required: true, content: { [type]: { schema: schemaOf(body, 'input') } } } };
}

function replyOf({ reply, raw, file }: Endpoint): Content {
  if (file) return { [file]: { schema: { type: 'string' } } };
  const object = schemaOf(reply, 'output');
  const schema = raw
    ? object
    : {
        type: 'object',
        required: ['responseCode', 'responseObject'],
        properties: { responseCode: { const: 0 }, responseObject: object },
      };
  return { 'application/json': { schema } };
}

import { errors } from '@abhyas/contract';
import type { FieldError, Refusal as RefusalBody } from '@abhyas/contract/envelope';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { Refusal, sentence } from '../errors.ts';
import { newId } from '../ids.ts';
import { outageOf } from '../outage.ts';
import { asksForPage, sendAwayPage } from './page/away-page.ts';

const titleOf: Readonly<Record<number, keyof typeof errors>> = {
  404: 'NOT_FOUND',
  408: 'TOO_SLOW',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

/**
 * SQLSTATE of a text with a character that no column holds (U+0000), and of a number that is larger than its column: only a caller can
 * have sent it.
 */
const notStorable: ReadonlySet<unknown> = new Set(['22021', '22P05', '22003']);

/** Turns everything that was thrown into the envelope's "no"; what nobody expected is logged under an id, and only the id leaves. */
export function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const outage = outageOf(error);
    // Without the stack, which every call would repeat.
    if (outage) request.log.warn({ why: outage.message }, 'out of service');
    if (outage && asksForPage(request)) return sendAwayPage(reply, outage);
    const refusal = refusalOf(error);
    if (refusal) return send(reply, refusal);
    const errorId = newId();
    request.log.error({ err: error, errorId, endpoint: request.routeOptions.config.endpoint }, 'unexpected error');
    return send(reply, new Refusal('UNEXPECTED'), { errorId });
  });
  app.setNotFoundHandler((_request, reply) => send(reply, new Refusal('NOT_FOUND')));
}

/** What was thrown, where it is an expected "no". */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof z.ZodError) return new Refusal('INVALID_INPUT', undefined, error.issues.map(fieldError));
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && notStorable.has(error.code)) return new Refusal('INVALID_INPUT');
  const outage = outageOf(error);
  if (outage) return new Refusal(outage.error, { seconds: outage.seconds });
  const status = 'statusCode' in error ? (error as FastifyError).statusCode : undefined;
  if (status === undefined || (status >= 500 && status !== 503)) return undefined;
  return new Refusal(titleOf[status] ?? 'INVALID_INPUT');
}

type Body = RefusalBody & { readonly status: number; readonly error_name: string };
/** A "no" as the envelope says it, with its status. */
export function refusalBody({ error, details, fields }: Pick<Refusal, 'error' | 'details' | 'fields'>): Body {
  const { status, code, messageKey, message } = errors[error];
  return {
    status,
    responseCode: code,
    error,
    error_name: error,
    messageKey,
    message: sentence(message, details),
    ...(details && { details }),
    ...(fields && { fields }),
  };
}

function send(reply: FastifyReply, refusal: Refusal, extra: { errorId?: string } = {}): FastifyReply {
  const { status, ...body } = refusalBody(refusal);
  if (status === 401) reply.header('www-authenticate', challenge(refusal));
  if (typeof refusal.details?.['seconds'] === 'number') reply.header('retry-after', String(refusal.details['seconds']));
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...body, ...extra }));
}

/** RFC 6750: what a client should do about its token. */
function challenge(refusal: Refusal): string {
  if (refusal.error === 'SIGN_IN_REQUIRED') return 'Bearer';
  return `Bearer error="invalid_token", error_description="${errors[refusal.error].message}"`;
}

/** A schema's complaint as a message key beside its field; `values` are the limits that were missed. */
function fieldError(issue: z.core.$ZodIssue): FieldError {
  const path = issue.path.join('.');
  const custom = issue.code === 'custom' ? (issue.params?.['messageKey'] as string | undefined) : undefined;
  const limits = issue as unknown as Record<string, unknown>;
  const values = Object.fromEntries(
    ['minimum', 'maximum'].flatMap((name) => (typeof limits[name] === 'number' ? [[name, limits[name]]] : [])),
  ) as Record<string, number>;
  return {
    path,
    messageKey: custom ?? `errors.fields.${keyOf(issue)}`,
    ...(Object.keys(values).length > 0 && { values }),
  };
}

function keyOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'required' : 'type';
  if (issue.code === 'too_small')
    return issue.origin === 'string'
      ? issue.minimum === 1
        ? 'required'
        : 'tooShort'
      : issue.origin === 'number'
        ? 'tooSmall'
        : 'tooFew';
  if (issue.code === 'too_big')
    return issue.origin === 'string' ? 'tooLong' : issue.origin === 'number' ? 'tooBig' : 'tooMany';
  if (issue.code === 'unrecognized_keys') return 'unknown';
  return 'malformed';
}

import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { failFields } from '../../../kernel/errors.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { seal } from '../../../kernel/seal.ts';
import { record } from '../../audit/index.ts';
import { listGatewayAccounts, saveGatewayAccount, type StoredAccount } from './gateway-accounts.store.ts';
import { lastHeardOf } from './last-heard.store.ts';
import { presentGateway } from './list-gateways.ts';
import { GATEWAY_SECRET } from './ways-to-pay.ts';

/** Paytm encrypts by AES-128: its merchant key has sixteen letters. */
const PAYTM_KEY_LETTERS = 16;

type Save = typeof api.commerce.saveGateway;
/** Keeps the keys of a gateway, the secrets sealed; what is not sent of them stays. The log says that keys changed, never which. */
export async function saveGateway(
  ctx: Context,
  { params, body }: Input<Save>,
  { request }: Call,
): Promise<Answer<Save>> {
  const { gateway } = params;
  const before = (await listGatewayAccounts(ctx)).find((one) => one.gateway === gateway);
  if (!before && body.secret === undefined) refuse('secret', 'errors.fields.required');
  if (gateway === 'paytm' && body.secret !== undefined && body.secret.length !== PAYTM_KEY_LETTERS)
    refuse('secret', 'errors.fields.paytmKey');
  const account: StoredAccount = {
    gateway,
    keyId: body.keyId,
    secretSealed: sealed(body.secret) ?? before?.secretSealed ?? '',
    webhookSecretSealed: sealed(body.webhookSecret) ?? before?.webhookSecretSealed ?? '',
    website: body.website,
    open: body.open,
  };
  await inTransaction(ctx, async (tx) => {
    await saveGatewayAccount(tx, account);
    await record(tx, {
      action: 'gateway.changed',
      subjectKind: 'institute',
      subjectId: String(tx.instituteId),
      details: { gateway, open: body.open, newSecret: body.secret !== undefined },
    });
  });
  const origin = `${request.protocol}://${request.host}`;
  return presentGateway(gateway, account, { origin, heardAt: (await lastHeardOf(ctx)).get(gateway) });
}

function refuse(field: string, messageKey: string): never {
  failFields('INVALID_INPUT', [{ path: `body.${field}`, messageKey }]);
}

const sealed = (given: string | undefined) =>
  given === undefined ? undefined : given === '' ? '' : seal(given, GATEWAY_SECRET);

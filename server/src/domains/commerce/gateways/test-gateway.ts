import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { GatewaySilent } from './payment-gateway.ts';
import { accountToTest } from './ways-to-pay.ts';

type Test = typeof api.commerce.testGateway;
/** Whether the gateway knows the keys that are kept. GATEWAY_OFF where there are none, GATEWAY_SILENT. */
export async function testGateway(ctx: Context, { params }: Input<Test>): Promise<Answer<Test>> {
  const { gateway, account } = await accountToTest(ctx, params.gateway);
  try {
    return { works: await gateway.knows(account) };
  } catch (error) {
    if (error instanceof GatewaySilent) fail('GATEWAY_SILENT');
    throw error;
  }
}

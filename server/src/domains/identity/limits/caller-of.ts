import type { Context } from '../../../kernel/context.ts';
import { networkOf } from '../../../kernel/http/network-of.ts';

/** Who calls, for limits; empty for what is no call, such as a job. */
export const callerOf = ({ origin: { address } }: Pick<Context, 'origin'>): string => networkOf(address);

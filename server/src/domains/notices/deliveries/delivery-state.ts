import type { deliveryStates } from '@abhyas/contract/notices/notices';

export type DeliveryState = (typeof deliveryStates)[number];

import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { balances } from './balances.store.ts';
import { checkLedger } from './check-ledger.job.ts';
import { post } from './ledger.store.ts';

let world: World;
let place: TestInstitute;
beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
});

const book = (paise: number) =>
  inTransaction(place.ctx(), (tx) =>
    post(tx, {
      orderId: newId(),
      purpose: 'test',
      entries: [
        { account: 'gatewayClearing', amountPaise: paise },
        { account: 'walletCash', amountPaise: -paise, personId: newId() },
      ],
    }),
  );
/** The job of the night, and what it complains of. */
async function night() {
  const said: object[] = [];
  const ctx = place.ctx();
  const log = Object.assign(Object.create(ctx.log) as typeof ctx.log, {
    error: (what: object) => void said.push(what),
  });
  await checkLedger({ ...ctx, log }, {});
  return said;
}

describe('the balances of the ledger', () => {
  it('are the same before and after the sums of a night, and with what comes later', async () => {
    await book(100);
    await book(250);
    expect(await balances(place.ctx())).toEqual(
      new Map([
        ['gatewayClearing', 350],
        ['walletCash', -350],
      ]),
    );
    world.clock.advance({ hours: 2 });
    expect(await night()).toEqual([]);
    expect((await balances(place.ctx())).get('gatewayClearing')).toBe(350);
    expect(await night()).toEqual([]);
  });

  it('say a difference of one paisa in the night, and are right again after it', async () => {
    await world.query(
      `update ledger_balances set amount_paise = amount_paise + 1 where institute_id = $1 and account = 'gatewayClearing'`,
      [place.id],
    );
    expect((await balances(place.ctx())).get('gatewayClearing')).toBe(351);
    expect(await night()).toMatchObject([{ account: 'gatewayClearing', differsPaise: -1 }]);
    expect((await balances(place.ctx())).get('gatewayClearing')).toBe(350);
  });
});

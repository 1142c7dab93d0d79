/** What the database and the simulated gateways say about one order, when all is calm again. */
export interface OrderEvidence {
  readonly state: string;
  readonly totalPaise: number;
  /** What of it the wallet pays, and what became of what was held. */
  readonly walletPaise: number;
  readonly walletHold: string | null;
  readonly hasCoupon: boolean;
  readonly couponUse: string | null;
  readonly lines: readonly { readonly line: number; readonly totalPaise: number; readonly isRefunded: boolean }[];
  readonly payments: readonly {
    readonly id: string;
    readonly state: string;
    readonly amountPaise: number;
    /** What its gateway says. */
    readonly bank: 'created' | 'pending' | 'failed' | 'paid' | 'unknown';
    /** In paise, what its gateway sent back. */
    readonly returnedPaise: number;
  }[];
  readonly refunds: readonly { readonly id: string; readonly state: string; readonly amountPaise: number }[];
  readonly ledger: readonly { readonly purpose: string; readonly sumPaise: number; readonly times: number }[];
  readonly documents: readonly { readonly kind: string; readonly number: string }[];
  /** Lines for which something is open, each as often as there is a grant. */
  readonly grants: readonly number[];
}

/** The promises of the shop that this order breaks; none, where all is well (commerce: facts, formats, invariants §1). */
export function judgeOrder(order: OrderEvidence): string[] {
  return [
    ...judgePayments(order),
    ...judgeMoney(order),
    ...judgeAccess(order),
    ...judgeCoupon(order),
    ...judgeWallet(order),
  ];
}

const sold = new Set(['paid', 'part_refunded', 'refunded']);
const isKept = (state: string) => state === 'captured';
const isBack = (state: string) => state === 'refunded';

function judgePayments({ state, totalPaise, walletPaise, payments }: OrderEvidence): string[] {
  const problems: string[] = [];
  for (const payment of payments) {
    const { id, bank, returnedPaise } = payment;
    const took = isKept(payment.state) || isBack(payment.state) || payment.state === 'refunding';
    if (bank === 'paid' && !took) problems.push(`payment ${id} was paid at the bank and is ${payment.state} here`);
    if (bank !== 'paid' && took) problems.push(`payment ${id} is ${payment.state} and the bank says ${bank}`);
    if (payment.amountPaise !== totalPaise - walletPaise)
      problems.push(`payment ${id} is for another sum than its order`);
    if (payment.state === 'refunding') problems.push(`payment ${id} was to go back and did not`);
    if (isBack(payment.state) && returnedPaise !== payment.amountPaise)
      problems.push(`payment ${id} went back here, and the bank returned ${returnedPaise} paise`);
    if (returnedPaise > payment.amountPaise) problems.push(`the bank returned more than payment ${id} was`);
  }
  const left = payments.filter((one) => one.bank === 'paid' && one.returnedPaise < one.amountPaise);
  if (left.length > 1) problems.push(`charged ${left.length} times`);
  if (left.length > 0 && !sold.has(state)) problems.push(`charged and ${state}`);
  if (payments.some(({ bank }) => bank === 'paid') && !sold.has(state) && left.length > 0)
    problems.push('paid and locked out');
  return problems;
}

function judgeMoney({ state, totalPaise, walletPaise, ledger, documents, refunds, payments }: OrderEvidence): string[] {
  const problems: string[] = [];
  for (const { purpose, sumPaise, times } of ledger) {
    if (sumPaise !== 0) problems.push(`the entries of ${purpose} add up to ${sumPaise}`);
    if (times !== 1) problems.push(`${purpose} was booked ${times} times`);
  }
  const booked = ledger.filter(({ purpose }) => purpose.startsWith('payment:')).length;
  const took = payments.filter(({ bank }) => bank === 'paid').length;
  if (booked !== took) problems.push(`${took} payments arrived and ${booked} were booked`);
  const invoices = documents.filter(({ kind }) => kind !== 'creditNote').length;
  if (invoices !== (sold.has(state) ? 1 : 0)) problems.push(`${state} with ${invoices} invoices`);
  const open = refunds.filter((one) => one.state !== 'done');
  if (open.length > 0)
    problems.push(`${open.length} refunds did not arrive: ${open.map((one) => one.state).join(', ')}`);
  const back = refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const paid = payments.reduce((sum, one) => sum + (one.bank === 'paid' ? one.amountPaise : 0), 0);
  const spent = sold.has(state) ? walletPaise : 0;
  if (back > paid + spent) problems.push(`${back} paise went back of ${paid + spent}`);
  if (sold.has(state) && totalPaise > walletPaise && took === 0) problems.push(`${state} and nobody paid`);
  return problems;
}

function judgeAccess({ state, lines, grants }: OrderEvidence): string[] {
  return lines.flatMap(({ line, isRefunded }) => {
    const found = grants.filter((one) => one === line).length;
    const wanted = sold.has(state) && !isRefunded ? 1 : 0;
    return found === wanted ? [] : [`line ${line} of an order that is ${state} has ${found} grants, not ${wanted}`];
  });
}

function judgeCoupon({ state, hasCoupon, couponUse }: OrderEvidence): string[] {
  if (!hasCoupon) return couponUse === null ? [] : ['a coupon was taken that nobody gave'];
  const wanted = state === 'refunded' || !sold.has(state) ? 'released' : 'used';
  return couponUse === wanted ? [] : [`the coupon of an order that is ${state} is ${couponUse ?? 'missing'}`];
}

function judgeWallet({ state, walletPaise, walletHold }: OrderEvidence): string[] {
  if (walletPaise === 0) return walletHold === null ? [] : ['a wallet was held for nothing'];
  const wanted = sold.has(state) ? 'spent' : 'released';
  return walletHold === wanted ? [] : [`the wallet of an order that is ${state} is ${walletHold ?? 'missing'}`];
}

/** What is counted for the whole institute. */
export interface ShopEvidence {
  readonly ledgerPaise: number;
  /** Of each series of documents: the last number that was given, and how many there are. */
  readonly series: readonly { readonly series: string; readonly last: number; readonly issued: number }[];
  readonly coupons: readonly {
    readonly code: string;
    readonly uses: number;
    readonly used: number;
    readonly reserved: number;
    readonly countedUsed: number;
  }[];
  /** Messages that were answered with success, and that nobody kept. */
  readonly lostMessages: number;
  readonly forgedApplied: number;
  /** Wallets whose passbook, promo money or ledger says another sum. */
  readonly wrongWallets: number;
}

export function judgeShop({
  ledgerPaise,
  series,
  coupons,
  lostMessages,
  forgedApplied,
  wrongWallets,
}: ShopEvidence): string[] {
  return [
    ...(ledgerPaise === 0 ? [] : [`the ledger adds up to ${ledgerPaise} paise`]),
    ...series.flatMap(({ series: name, last, issued }) =>
      last === issued ? [] : [`the last number of ${name} is ${last}, and ${issued} were issued`],
    ),
    ...coupons.flatMap(({ code, uses, used, reserved, countedUsed }) => [
      ...(used > uses ? [`coupon ${code} was used ${used} times of ${uses}`] : []),
      ...(used === countedUsed ? [] : [`coupon ${code} says ${used} uses, and ${countedUsed} orders have it`]),
      ...(reserved === 0 ? [] : [`coupon ${code} is held ${reserved} times by nobody`]),
    ]),
    ...(lostMessages === 0 ? [] : [`${lostMessages} acknowledged messages were lost`]),
    ...(wrongWallets === 0 ? [] : [`${wrongWallets} wallets differ from their passbook, promo money or ledger`]),
    ...(forgedApplied === 0 ? [] : [`${forgedApplied} forged messages were acted on`]),
  ];
}

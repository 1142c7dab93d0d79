/**
 * The link that UPI apps open and scan (NPCI, UPI linking specification): whom to pay, how much in rupees with two places, and what for. The
 * address keeps its `@`, which some apps do not read in any other form.
 *
 * @param paise Whole paise.
 */
export function upiLink({
  upiId,
  name,
  paise,
  reference,
}: {
  readonly upiId: string;
  readonly name: string;
  readonly paise: number;
  readonly reference: string;
}): string {
  const rupees = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
  const said = { pn: name, am: rupees, cu: 'INR', tn: reference, tr: reference };
  const more = Object.entries(said).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `upi://pay?${[`pa=${upiId}`, ...more].join('&')}`;
}

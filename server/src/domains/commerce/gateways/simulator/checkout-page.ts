import { escapeHtml } from '../../../../kernel/http/page/web-app.ts';
import { type Act, acts, type SimulatedOrder } from './simulator.ts';

const words: Readonly<Record<Act, readonly [label: string, what: string]>> = {
  pay: ['Pay', 'The money arrives, and the gateway tells the shop once.'],
  payTold2: ['Pay, told twice', 'The gateway tells the shop the same thing twice.'],
  payToldFirst: ['Pay, told first', 'The gateway tells the shop before this page goes back.'],
  payUntold: ['Pay, never told', 'The gateway says nothing by itself: the shop has to ask.'],
  payLate: ['Pay late', 'The bank is slow: the money arrives after fifteen seconds.'],
  payForged: ['Forge a payment', 'This page goes back with a signature that somebody made up.'],
  leavePending: ['Leave it pending', 'The bank does not say how it ended.'],
  fail: ['Fail', 'The bank declines the payment.'],
};

/** A page that stands where the gateway's own would be. It works without scripts. */
export function checkoutPage(order: SimulatedOrder, name: string): string {
  const rupees = (order.amountPaise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 });
  const rows = acts.map((act) => {
    const [label, what] = words[act];
    const action = `/dev/payments/act?order=${encodeURIComponent(order.id)}&act=${act}`;
    return `<form method="post" action="${escapeHtml(action)}"><button${act === 'pay' ? ' class="first"' : ''}>${label}</button><p>${what}</p></form>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>Payment simulator: ${name}</title><link rel="icon" href="data:,">
<style>body{font:16px/24px system-ui;max-width:30rem;margin:6vh auto;padding:0 1rem}
form{display:grid;grid-template-columns:11rem 1fr;gap:1rem;align-items:center;border-top:1px solid #8884}
p{margin:.75rem 0}h1{line-height:1.25}.say{border:1px solid #b45309;border-radius:8px;padding:.5rem 1rem}
button{font:inherit;min-height:44px;border-radius:8px;border:1px solid #888;background:none;color:inherit;cursor:pointer}
.first{background:#1d4ed8;border-color:#1d4ed8;color:#fff}</style>
<h1>${name}: ₹${rupees}</h1><p class="say"><b>Simulator.</b> This stands in for ${name}. No money moves.</p>
<p>Order ${escapeHtml(order.title)}</p>${rows.join('')}
${order.cancelUrl ? `<p><a href="${escapeHtml(order.cancelUrl)}">Cancel and go back</a></p>` : ''}</html>`;
}

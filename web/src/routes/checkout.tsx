import { createFileRoute } from '@tanstack/react-router';
import { enter } from '../app/enter.ts';
import { studentGuard } from '../app/guards.ts';
import { type CheckoutSearch, checkoutSearch, thingsIn } from '../features/commerce/addresses.ts';
import { CheckoutScreen } from '../features/commerce/orders/checkout/checkout-screen.tsx';
import { SitePage } from '../features/discovery/site/site-page.tsx';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';

export const Route = createFileRoute('/checkout')({
  // The page reads it: what reads would be fetched by every visitor otherwise.
  validateSearch: (raw: CheckoutSearch) => raw,
  beforeLoad: enter(studentGuard),
  component: Checkout,
});

function Checkout() {
  const { items } = checkoutSearch.read(Route.useSearch());
  return (
    <ThemeProvider>
      <SitePage>
        <CheckoutScreen key={items} things={thingsIn(items)} />
      </SitePage>
    </ThemeProvider>
  );
}

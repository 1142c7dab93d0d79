import { createFileRoute, useRouter } from '@tanstack/react-router';
import { MobileField } from '../../features/identity/account/mobile-field.tsx';
import { TermsCheckbox } from '../../features/identity/sign-in/terms-checkbox.tsx';
import { NewPasswordField } from '../../features/identity/sign-up/new-password-field.tsx';
import { RegisterScreen } from '../../features/onboarding/registration/register-screen.tsx';
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx';

export const Route = createFileRoute('/register/')({
  validateSearch: ({ step }): { readonly step?: string } => (typeof step === 'string' ? { step } : {}),
  // What the route itself needs is on every first page, so it comes apart.
  beforeLoad: async () => (await import('../../features/onboarding/registration/go-to-provider.ts')).goToProvider(),
  staticData: { title: 'onboarding.registration.title' },
  component: Register,
});

function Register() {
  const router = useRouter();
  const { step } = Route.useSearch();
  return (
    <ThemeProvider>
      <RegisterScreen
        wanted={step}
        fields={{ Password: NewPasswordField, Mobile: MobileField, Terms: TermsCheckbox }}
        goTo={(place) => void router.navigate({ to: '/register', search: place ? { step: place } : {} })}
      />
    </ThemeProvider>
  );
}

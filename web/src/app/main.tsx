import '../ui/theme/ui-provider.tsx';
import { createRoot } from 'react-dom/client';
import { loadInstitute } from '../lib/boot.ts';
import { institute } from '../lib/institute.ts';
import { startTranslations } from '../lib/i18n.ts';
import { preview } from '../lib/preview/preview.ts';
import { rememberUtm } from '../lib/utm.ts';
import { registerWorker } from '../service-worker/register-worker.ts';
import { App } from './app.tsx';
import { NotStartedScreen } from './not-started-screen.tsx';
import { queryClient } from './query-client.ts';
import { reloadWhenStale } from './reload-when-stale.ts';
import { createAppRouter } from './router.ts';
import { textPartsOf } from './text-parts.ts';
import { watchPage } from './watch-page.ts';

/** Spec §7: at start the UTM parameters are kept and the settings loaded; without an institute there is nothing to show. */
async function start(): Promise<void> {
  if (preview !== undefined) (await import('../lib/preview/become-preview.ts')).becomePreview(preview);
  rememberUtm(location.search);
  const root = createRoot(document.getElementById('root')!);
  try {
    const [known] = await Promise.all([loadInstitute(), startTranslations(textPartsOf(location.pathname))]);
    root.render(await (!known ? noInstitute() : isShut() ? standing() : app()));
  } catch {
    root.render(<NotStartedScreen />);
  }
}

async function noInstitute() {
  const { InvalidDomainScreen } = await import('./invalid-domain-screen.tsx');
  return <InvalidDomainScreen />;
}

/** Where the institute is suspended or closed, only its staff's pages go on. */
const isShut = () => institute.find()?.standing && !/^\/(partner|login)\b/i.test(location.pathname);
async function standing() {
  const { StandingScreen } = await import('../features/tenancy/lifecycle/standing-screen.tsx');
  return <StandingScreen />;
}

async function app() {
  const router = await createAppRouter(location.pathname);
  watchPage(router, queryClient);
  return <App router={router} />;
}

addEventListener('stale', ({ detail }: CustomEventInit<string>) => {
  void import('./follow-settings.ts').then(({ followSettings }) => followSettings(detail));
});
reloadWhenStale();
registerWorker();
void start();

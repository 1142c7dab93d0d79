import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import ui from '../../i18n/ui.en.json';

// i18next is one for all files of a worker: each begins with the texts of the ui alone, and adds its own.
if (!i18next.isInitialized)
  await i18next.use(initReactI18next).init({ lng: 'en', resources: {}, interpolation: { escapeValue: false } });
for (const language of Object.keys(i18next.store.data)) i18next.removeResourceBundle(language, 'translation');
i18next.addResourceBundle('en', 'translation', { ui });
await i18next.changeLanguage('en');

import { cleanup, configure } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach } from 'vitest';
import ui from '../../i18n/ui.en.json';

// What a browser has and jsdom has not; the components ask for it and get the plainest answer.
window.matchMedia = (query) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => undefined;

await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { translation: { ui } } },
  interpolation: { escapeValue: false },
});
configure({ asyncUtilTimeout: 5000 });
afterEach(cleanup);

import polyglotI18nProvider from 'ra-i18n-polyglot';
import { englishMessages } from './en';

/** The translations for `useTranslate`. A key without a message is shown unchanged, and logged. */
export const i18nProvider = polyglotI18nProvider(() => englishMessages as never, 'en', [
  { locale: 'en', name: 'English' },
]);

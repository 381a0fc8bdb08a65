import polyglotI18nProvider from 'ra-i18n-polyglot';
import { englishMessages } from './en';

/** Translates for `useTranslate`. A key that is missing in the catalogue is shown as it is, and logged. */
export const i18nProvider = polyglotI18nProvider(() => englishMessages as never, 'en', [
  { locale: 'en', name: 'English' },
]);

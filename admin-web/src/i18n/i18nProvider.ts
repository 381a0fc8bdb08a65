import { isolate } from '@campus-commons/web-kit/isolate.ts';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { englishMessages } from './en';

const english = polyglotI18nProvider(() => englishMessages as never, 'en', [
  { locale: 'en', name: 'English' },
]);

/**
 * The translations for `useTranslate`. A key without a message is shown unchanged, and logged. What members wrote keeps the
 * direction of its script within a message.
 */
export const i18nProvider = {
  ...english,
  translate: (key: string, options: Record<string, unknown> = {}) =>
    english.translate(
      key,
      Object.fromEntries(
        Object.entries(options).map(([name, value]) => [
          name,
          typeof value === 'string' ? isolate(value) : value,
        ]),
      ),
    ),
};

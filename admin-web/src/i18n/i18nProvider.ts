import { formatCount } from '@campus-commons/web-kit/digits.ts';
import { isolate } from '@campus-commons/web-kit/isolate.ts';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { useTranslate } from 'react-admin';
import { grievancesMessages } from './en/grievances';
import { wordsMessages } from './en/words';
import { administratorsMessages } from './en/administrators';
import { auditMessages } from './en/audit';
import { contentMessages } from './en/content';
import { frameMessages } from './en/frame';
import { homeMessages } from './en/home';
import { profileMessages } from './en/profile';
import { reviewMessages } from './en/review';
import { settingsMessages } from './en/settings';
import { userMessages } from './en/users';

/**
 * The catalogue of the console's English messages. Names of resources and their lists are below `resources`, as
 * react-admin expects. `%{name}` is a placeholder; `||||` separates singular and plural.
 */
export const englishMessages = {
  ...frameMessages,
  ...profileMessages,
  ...administratorsMessages,
  ...wordsMessages,
  grievances: grievancesMessages.grievances,
  home: homeMessages,
  settings: settingsMessages,
  content: contentMessages.content,
  review: reviewMessages.review,
  resources: {
    review: reviewMessages.resource,
    users: userMessages,
    ...contentMessages.resources,
    audit: auditMessages,
    grievances: grievancesMessages.resource,
    settings: { name: 'Settings' },
  },
} as const;

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

/** Translates a message with a count, such as `%{count} post |||| %{count} posts`, with Indian grouping. */
export function useCounted(): (key: string, count: number) => string {
  const translate = useTranslate();
  return (key, count) => translate(key, { smart_count: count, count: formatCount(count) });
}

import { auditMessages } from './en/audit';
import { contentMessages } from './en/content';
import { frameMessages } from './en/frame';
import { homeMessages } from './en/home';
import { profileMessages } from './en/profile';
import { settingsMessages } from './en/settings';
import { userMessages } from './en/users';

/**
 * The catalogue of the console's English messages. Names of resources and their lists are below `resources`, as
 * react-admin expects. `%{name}` is a placeholder; `||||` separates singular and plural.
 */
export const englishMessages = {
  ...frameMessages,
  ...profileMessages,
  home: homeMessages,
  settings: settingsMessages,
  content: contentMessages.content,
  resources: {
    users: userMessages,
    ...contentMessages.resources,
    audit: auditMessages,
    settings: { name: 'Settings' },
  },
} as const;

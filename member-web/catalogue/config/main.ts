import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { mergeConfig, type UserConfig } from 'vite';
import { configScript, runtimeConfigFromEnv } from '../../../packages/web-kit/vite/configScript.ts';
import { drawings, drawingsOf } from '../../../packages/web-kit/vite/drawings.ts';
import { tokenStyles } from '../../../packages/web-kit/vite/tokenStyles.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Storybook's settings (`npm run catalogue`). Its types are not used here, because they are only installed together
 * with Storybook.
 * @see https://storybook.js.org/docs/api/main-config/main-config
 */
export default {
  framework: '@storybook/react-vite',
  stories: ['../stories/*.stories.tsx'],
  // The pictures whose paths are in the stories' API answers. On a real site they are on the API host.
  staticDirs: [{ from: drawingsOf(here('../../../packages/web-kit/src/art')), to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // The values that config.js sets on a real site. Pictures come from the catalogue itself.
  previewHead: (head: string) =>
    `${head}<script>${configScript(runtimeConfigFromEnv({}))}window.__CAMPUS_COMMONS__.mediaOrigin = location.origin;</script>`,
  viteFinal: (config: UserConfig) =>
    mergeConfig(config, {
      plugins: [react(), drawings(), tokenStyles()],
      // The fake API tells the tests which errors the site will log. The catalogue runs no tests.
      resolve: { alias: { '@campus-commons/web-kit/jest/console.ts': here('../noTestConsole.ts') } },
    }),
};

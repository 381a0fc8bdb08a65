import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { mergeConfig, type UserConfig } from 'vite';
import { configScript, runtimeConfigFromEnv } from '../../../packages/web-kit/vite/configScript.ts';
import { drawings, drawingsOf } from '../../../packages/web-kit/vite/drawings.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Storybook's settings (`npm run catalogue`). Without its types, which are installed with it alone.
 * @see https://storybook.js.org/docs/api/main-config/main-config
 */
export default {
  framework: '@storybook/react-vite',
  stories: ['../stories/*.stories.tsx'],
  // Pictures that the stories' answers name: the paths of a member's or a post's pictures on the API host.
  staticDirs: [{ from: drawingsOf(here('../../../packages/web-kit/src/art')), to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // What config.js says on a real site; pictures come from the catalogue itself.
  previewHead: (head: string) =>
    `${head}<script>${configScript(runtimeConfigFromEnv({}))}window.__CAMPUS_COMMONS__.apiOrigin = location.origin;</script>`,
  viteFinal: (config: UserConfig) =>
    mergeConfig(config, {
      plugins: [react(), drawings()],
      // The fake API announces to the tests what it makes the site log; here nobody has to know.
      resolve: { alias: { '@campus-commons/web-kit/jest/console.ts': here('../nobodyListens.ts') } },
    }),
};

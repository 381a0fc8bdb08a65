import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
// Imported by path: Vite compiles relative imports of this file, but leaves package names to Node, which cannot read
// TypeScript before version 22.
import { campusSite } from '../packages/web-kit/vite/sitePlugin.ts';
import { singleScript } from '../packages/web-kit/vite/singleScript.ts';
import { EARLY_POSTS, siteBudgets } from './vite.budget.ts';
import { screenBudgets } from './vite.screens.ts';
import { siteChunks } from './vite.chunks.ts';
import { earlyTags } from './vite.early.ts';
import { earlyStyles } from './vite.earlyStyles.ts';

export default defineConfig({
  plugins: [
    react(),
    campusSite(),
    siteChunks(),
    earlyTags(),
    earlyStyles(),
    singleScript(EARLY_POSTS),
    siteBudgets(),
    screenBudgets(),
  ],
  // Numbers that the site shares with the API stand where they are used, instead of as exports of the first chunk.
  build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } },
  server: { port: Number(process.env.MEMBER_PORT ?? 5173), strictPort: true },
});

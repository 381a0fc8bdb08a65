import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
// By its path: Vite compiles what this file imports relatively, and hands package names to Node, which cannot read TypeScript before 22.
import { campusSite } from '../packages/web-kit/vite/sitePlugin.ts';
import { firstPaintBudget } from './vite.budget.ts';

export default defineConfig({
  plugins: [react(), campusSite(), firstPaintBudget()],
  build: {
    rolldownOptions: {
      output: {
        // What every address begins with travels as one file: eleven, most of them tiny, wait in line for connections.
        codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
      },
    },
  },
  server: { port: Number(process.env.MEMBER_PORT ?? 5173), strictPort: true },
});

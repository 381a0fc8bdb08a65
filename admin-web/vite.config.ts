import { campusSite } from '../packages/web-kit/vite/sitePlugin.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), campusSite()],
  // src/test/weight.test.ts limits the total gzipped size; this limit only silences Vite's warning per chunk.
  build: { chunkSizeWarningLimit: 1200 },
  server: { port: Number(process.env.ADMIN_PORT ?? 5174), strictPort: true },
});

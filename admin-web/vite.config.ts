import { campusSite } from '../packages/web-kit/vite/sitePlugin.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), campusSite()],
  server: { port: Number(process.env.ADMIN_PORT ?? 5174), strictPort: true },
});

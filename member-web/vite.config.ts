import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
// By path and not by package name: Node 20 cannot load a package written in TypeScript, Vite bundles a path.
import { campusSite } from '../packages/web-kit/vite/sitePlugin.ts';

export default defineConfig({
  plugins: [react(), campusSite()],
  build: { manifest: true },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Serves the catalogue without gateway and origin: `npm run catalogue`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  css: { transformer: 'lightningcss' },
  server: { port: 4601, strictPort: true },
  preview: { port: 4602, strictPort: true },
  build: { outDir: '../../dist/catalogue', emptyOutDir: true },
});

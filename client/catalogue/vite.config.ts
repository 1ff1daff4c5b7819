import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The catalogue alone, without gateway or origin: `vite --config client/catalogue/vite.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  css: { transformer: 'lightningcss' },
  server: { port: 4601, strictPort: true },
  preview: { port: 4602, strictPort: true },
  build: { outDir: '../../dist/catalogue', emptyOutDir: true },
});

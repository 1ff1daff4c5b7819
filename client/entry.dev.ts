// Development entry. The preamble of Vite's React plugin must run before the first component is loaded.
import '@vitejs/plugin-react/preamble';
import { loadFont } from './styles/loadFont.ts';

loadFont();

await import('./entry.tsx');

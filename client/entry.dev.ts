// Entry while developing: what Vite's React plugin writes into components has to be in place before the first is loaded.
import '@vitejs/plugin-react/preamble';

await import('./entry.tsx');

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/main.css';
import { Catalogue } from './Catalogue.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Catalogue />
    </StrictMode>,
  );
}

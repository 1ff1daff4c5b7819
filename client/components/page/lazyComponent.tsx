import { lazy, type ComponentType } from 'react';

/** On the server: components that are being loaded. */
const loading: Promise<void>[] = [];

/**
 * A component in a chunk of its own, for a place within a Suspense boundary. The server renders no section that suspends,
 * so it loads the component at once, and waits for it before it renders.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazy(load);
  let Loaded: ComponentType<Props> | null = null;
  loading.push(load().then((module) => void (Loaded = module.default)));
  return (props) => Loaded && <Loaded {...props} />;
}

export async function whenComponentsLoaded(): Promise<void> {
  await Promise.all(loading);
}

import { storedList } from '../../storedList.ts';

/** The name under which a visitor without an account comments on shared lists, asked once and kept on the device. */
const names = storedList<string>({
  key: 'musubi.visitorName',
  maxItems: 1,
  isItem: (value) => typeof value === 'string',
});

export const saveVisitorName = (name: string): void => names.add(name, []);

/** Null on the server and until one is given. */
export const useVisitorName = (): string | null => names.useItems()?.[0] ?? null;

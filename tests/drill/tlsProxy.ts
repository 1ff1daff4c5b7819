/** A TLS proxy whose certificates are generated at run time and can be replaced. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';

export interface TlsProxy extends AsyncDisposable {
  readonly url: string;
  /** File with the certificate authority, for NODE_EXTRA_CA_CERTS. */
  readonly authority: string;
  /** Port that the decrypted bytes go to. */
  target: number;
  /** Switches to a certificate valid for this many days (-1: expired yesterday) and closes open connections. */
  present(days: number): void;
}

/** Listens on a free loopback port. @param days validity of the first certificate */
export async function startTlsProxy(days: number): Promise<TlsProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'musubi-tls-'));
  const openssl = (...args: string[]): unknown =>
    execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...newKey,
    '-keyout',
    'ca.key',
    '-out',
    'ca.crt',
    '-subj',
    '/CN=Drill',
    '-days',
    '30',
  );
  openssl('req', ...newKey, '-keyout', 'own.key', '-out', 'own.csr', '-subj', '/CN=127.0.0.1');
  writeFileSync(join(folder, 'names'), 'subjectAltName=IP:127.0.0.1\n');
  const certificate = (validDays: number) => {
    const issuer = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names'];
    openssl('x509', '-req', '-in', 'own.csr', ...issuer, '-days', String(validDays), '-out', 'own.crt');
    return { key: readFileSync(join(folder, 'own.key')), cert: readFileSync(join(folder, 'own.crt')) };
  };
  const sockets = new Set<Socket>();
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
  };
  const server = createServer(certificate(days), (client) => {
    const upstream = track(connect(proxy.target, '127.0.0.1'));
    track(client).pipe(upstream).pipe(client);
  });
  server.on('tlsClientError', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const closeConnections = (): void => sockets.forEach((socket) => socket.destroy());
  const proxy: TlsProxy = {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    authority: join(folder, 'ca.crt'),
    target: 0,
    present(validDays) {
      server.setSecureContext(certificate(validDays));
      closeConnections();
    },
    async [Symbol.asyncDispose]() {
      server.close();
      closeConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return proxy;
}

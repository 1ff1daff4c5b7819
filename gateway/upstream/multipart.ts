import { randomBytes } from 'node:crypto';

/** A file on its way to a REST API, checked and whole. */
export class SentFile {
  /** Name as its owner sees it, without folders. */
  readonly name: string;
  /** Media type, told from the file's first bytes. */
  readonly type: string;
  readonly bytes: Buffer;

  constructor(name: string, type: string, bytes: Buffer) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }
}

/** Writes fields as multipart/form-data (RFC 7578); lists repeat their key, values that are absent are left out. */
export function multipartBody(fields: Readonly<Record<string, unknown>>): { type: string; body: Buffer } {
  const boundary = `form-${randomBytes(18).toString('hex')}`;
  const parts: Buffer[] = [];
  for (const [key, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined || one === null) continue;
      const isFile = one instanceof SentFile;
      const file = isFile ? `; filename="${quoted(one.name)}"\r\ncontent-type: ${one.type}` : '';
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(key)}"${file}\r\n\r\n`;
      parts.push(Buffer.from(head), isFile ? one.bytes : Buffer.from(String(one)), LINE_END);
    }
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat(parts) };
}

const LINE_END = Buffer.from('\r\n');

/** A name as it stands between quotes: what could end it or begin another header is escaped, as browsers do. */
function quoted(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

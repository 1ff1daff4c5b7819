/** multipart/form-data bodies. */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ValidationError } from './errors.ts';

/** Sizes in bytes. */
const LIMITS = { fileSize: 10_000_000, files: 5, fields: 200, fieldSize: 100_000 };

const TOO_LARGE = '10MB以内のファイルを選んでください';

/** Name and type are as the client sent them and not verified. */
export class UploadedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;

  constructor(name: string, type: string, bytes: Buffer) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }
}

export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
}

/**
 * Parts by name: strings, or {@link UploadedFile}s; of files with the same name the first is used. @throws
 * {ValidationError} by field for files over the size limit
 */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  const errors: Record<string, string[]> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') values[part.fieldname] = part.value;
    else {
      // Consume every part, or the parser never reaches the next one.
      const bytes = await part.toBuffer();
      if (part.file.truncated) errors[part.fieldname] = [TOO_LARGE];
      else values[part.fieldname] ??= new UploadedFile(part.filename, part.mimetype, bytes);
    }
  }
  if (Object.keys(errors).length > 0) throw new ValidationError(errors);
  return values;
}

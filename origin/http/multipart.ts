/** Bodies of kind multipart/form-data, as forms with files are sent. */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ValidationError } from './errors.ts';

/** Largest file in bytes, and how many files and texts one form may hold. */
const LIMITS = { fileSize: 10_000_000, files: 5, fields: 200, fieldSize: 100_000 };

const TOO_LARGE = '10MB以内のファイルを選んでください';

/** A file as it arrived. What it says of itself is not proven. */
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

/** A field that holds a file. */
export const FileField = z.instanceof(UploadedFile, { error: '選択してください' });

/** Lets routes of `app` take multipart bodies. */
export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
}

/**
 * Reads all parts by name: texts as texts, files as {@link UploadedFile}. Of several files of one name the first is
 * taken. @throws {ValidationError} for a file that is too large, by its field
 */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  const errors: Record<string, string[]> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') values[part.fieldname] = part.value;
    else {
      // Every part is read to its end, for the next one comes behind it.
      const bytes = await part.toBuffer();
      if (part.file.truncated) errors[part.fieldname] = [TOO_LARGE];
      else values[part.fieldname] ??= new UploadedFile(part.filename, part.mimetype, bytes);
    }
  }
  if (Object.keys(errors).length > 0) throw new ValidationError(errors);
  return values;
}

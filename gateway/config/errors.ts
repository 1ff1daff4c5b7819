import { environmentSchema } from './environment.ts';

/** An invalid setting. The message is one line with the variable, the problem and an example. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** @param problem continues a sentence that begins with the name of the variable */
export function configError(variable: string, problem: string): ConfigError {
  return new ConfigError(`${variable} ${problem} (for example ${variable}=${exampleOf(variable) ?? '…'})`);
}

/** The documented example of a variable; a path for a variable that names the file of a secret. */
export function exampleOf(variable: string): string | null {
  const schema = Object.entries(environmentSchema.shape).find(([name]) => name === variable)?.[1];
  const examples = schema?.meta()?.examples;
  if (Array.isArray(examples)) return String(examples[0]);
  return variable.endsWith('_FILE') ? `/run/secrets/${variable.slice(0, -5).toLowerCase()}` : null;
}

/**
 * Relay compiler: one artifact directory and one file of persisted documents (SHA-256 of the text → text), both
 * committed. `relay-compiler --validate` reports outdated files. scripts/generate.ts redirects the documents to
 * a temporary file first.
 */
const config = {
  src: './client',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './client/__generated__',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  requireCustomScalarTypes: true,
  customScalarTypes: {
    DateTime: 'string',
    HTML: 'string',
    JPY: 'number',
    LocalDate: 'string',
    LocalTime: 'string',
    Upload: 'null',
    URL: 'string',
  },
  persistConfig: { file: process.env.PERSISTED_DOCUMENTS ?? './client/documents.json', algorithm: 'SHA256' },
  featureFlags: { compact_query_text: { kind: 'enabled' }, enforce_module_name_prefix_for_non_haste: true },
};

// The compiler loads this file with `require`; this export name becomes `module.exports`.
export { config as 'module.exports' };

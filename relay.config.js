/**
 * Relay's compiler: one artifact directory and one file of persisted documents (SHA-256 of the text → text),
 * both committed. `relay-compiler --validate` tells when they are out of step with the sources. scripts/generate.ts has
 * the documents written elsewhere first.
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

// The compiler requires this file as CommonJS; this export name is what Node hands it as the module itself.
export { config as 'module.exports' };

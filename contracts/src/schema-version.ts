/**
 * The version of the stored documents' schemas. It must be increased when a document of the version before could be
 * misread without an error. A new field with a default needs no increase, nor does a new enum value that the version
 * before reads as another. tests/stored has documents of the version before (functions/src/stored-versions.test.ts).
 */
export const SCHEMA_VERSION = 2

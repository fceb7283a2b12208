/**
 * The version of the stored documents' shapes. It rises when a document of the version before could be misread without
 * knowing; a new field with a default, or a new word of an enum that the version before reads as another, needs no rise.
 * What the version before wrote is kept in tests/stored (read by functions/src/stored-versions.test.ts).
 */
export const SCHEMA_VERSION = 2

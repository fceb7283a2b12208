/**
 * Replaces modules that reactfire and Firestore import but this project never calls (see vite.config.ts): the products database,
 * functions, remote-config and storage, and re2js for Firestore's pipelines. It exports the names that they import.
 */
function unavailable(): never {
  throw new Error('This Firebase product is not part of the build.')
}

/** re2js */
export const RE2JS = { compile: unavailable }

export {
  unavailable as ensureInitialized,
  unavailable as get,
  unavailable as getAll,
  unavailable as getBoolean,
  unavailable as getDownloadURL,
  unavailable as getNumber,
  unavailable as getString,
  unavailable as getValue,
  unavailable as httpsCallable,
  unavailable as off,
  unavailable as onChildAdded,
  unavailable as onChildChanged,
  unavailable as onChildMoved,
  unavailable as onChildRemoved,
  unavailable as onValue,
  unavailable as ref,
}

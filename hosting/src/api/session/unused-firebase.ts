/**
 * Stands in for the Firebase products that reactfire imports but this project never calls (see vite.config.ts):
 * database, functions, remote-config and storage. The names are those reactfire asks for.
 */
function unavailable(): never {
  throw new Error('This Firebase product is not part of the build.')
}

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

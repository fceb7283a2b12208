/** The identity in a token of this uid, signed in with a password and with a verified address. */
export function identityOf(uid: string) {
  return {
    uid,
    email: `${uid}@people.test`,
    emailVerified: true,
    displayName: null,
    photoURL: null,
    providers: ['password'],
  }
}

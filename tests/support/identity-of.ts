/** Who a token of this uid is for: signed in with a password, the address verified. */
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

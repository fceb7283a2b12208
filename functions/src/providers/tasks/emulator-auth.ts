/** What the Cloud Tasks client asks of its credentials in REST mode. */
interface RestAuth {
  getRequestHeaders(): Promise<Headers>
  fetch(url: string, init: RequestInit): Promise<Response>
}

/**
 * Stands where Google's credentials stand, and makes the emulator of firebase-tools speak as the service does: it knows
 * no version prefix and no query, and tells a name used twice as a bare 409 (in the service, 409 alone may also mean a
 * conflict worth another try).
 */
export function emulatorAuth(): RestAuth {
  return {
    getRequestHeaders: async () => new Headers(),
    async fetch(url, init) {
      const target = new URL(url)
      target.pathname = target.pathname.replace(/^\/v2(?=\/)/, '')
      target.search = ''
      const answer = await fetch(target, { ...init, redirect: 'error' })
      return answer.status === 409 ? alreadyExists(await answer.text()) : answer
    },
  }
}

function alreadyExists(message: string): Response {
  return Response.json({ error: { code: 409, status: 'ALREADY_EXISTS', message } }, { status: 409 })
}

/** The methods of its credentials that the Cloud Tasks client calls in REST mode. */
interface RestAuth {
  getRequestHeaders(): Promise<Headers>
  fetch(url: string, init: RequestInit): Promise<Response>
}

/**
 * Replaces Google's credentials for the Cloud Tasks emulator of firebase-tools, and adapts requests and answers so that
 * the emulator behaves like the service. The emulator accepts neither a version prefix nor a query, and answers a
 * repeated task name with a plain 409. The service uses 409 also for conflicts that are worth a retry.
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

import type { BrowserContext } from '@playwright/test'

/**
 * In place of Google's one script that the sign-in popup needs and a machine without a network cannot load. It runs in
 * the page and in the Auth emulator's helper frame, and carries messages between the two. Popup, emulator, events and
 * tokens are the real ones.
 */
function standIn(): void {
  type Handler = (data: unknown) => unknown
  interface Message {
    readonly from: 'gapi-stand-in'
    readonly name: string
    readonly id: number
    readonly data: unknown
    readonly isReply: boolean
  }

  /** One end of the line between a page and its frame. */
  function line(other: () => Window | null) {
    const handlers = new Map<string, Handler>()
    const waiting: Message[] = []
    const replies = new Map<number, (answers: unknown[]) => void>()
    let last = 0
    const post = (name: string, id: number, data: unknown, isReply: boolean) =>
      other()?.postMessage({ from: 'gapi-stand-in', name, id, data, isReply } satisfies Message, '*')
    const handle = (message: Message) => {
      const handler = handlers.get(message.name)
      if (handler === undefined) waiting.push(message)
      else post(message.name, message.id, handler(message.data), true)
    }
    window.addEventListener('message', ({ source, data }: MessageEvent<Message>) => {
      if (source !== other() || data?.from !== 'gapi-stand-in') return
      if (!data.isReply) return handle(data)
      try {
        replies.get(data.id)?.([data.data])
      } catch {
        // As the original does: the SDK always throws at the end of one such callback, even when all is well.
      }
    })
    return {
      register(name: string, handler: Handler) {
        handlers.set(name, handler)
        for (const message of waiting.splice(0)) handle(message)
      },
      send(name: string, data: unknown, onReply: (answers: unknown[]) => void) {
        last += 1
        replies.set(last, onReply)
        post(name, last, data, false)
      },
    }
  }

  function open(
    options: { where: HTMLElement; url: string; attributes: { style: Record<string, string> } },
    onOpen: (frame: object) => void,
  ): Promise<unknown> {
    const element = document.createElement('iframe')
    Object.assign(element.style, options.attributes.style)
    element.src = options.url
    const ends = line(() => element.contentWindow)
    const ready = new Promise<void>((resolve) => ends.register('ready', () => resolve()))
    options.where.append(element)
    const frame = {
      ...ends,
      restyle: () => Promise.resolve(),
      ping: (onPong: () => void) => ready.then(onPong),
    }
    return Promise.resolve(onOpen(frame))
  }

  function getParentIframe() {
    const ends = line(() => window.parent)
    ends.send('ready', null, () => undefined)
    return ends
  }

  const gapi = {
    load: (_: string, { callback }: { callback: () => void }) => callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      Iframe: {},
      getContext: () => ({ open, getParentIframe }),
    },
  }
  const scope = window as unknown as Record<string, unknown>
  const source = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : ''
  const onLoad = source === '' ? null : new URL(source).searchParams.get('onload')
  scope.gapi = gapi
  const loaded = scope[onLoad ?? 'gapi_onload']
  if (typeof loaded === 'function') loaded()
}

/** Answers for Google's script; nothing else leaves this machine. */
export async function withGoogleScript(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.hostname !== '127.0.0.1' && url.hostname !== 'localhost',
    (route) => route.abort(),
  )
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${standIn})()` }),
  )
}

/** Google's script cannot be had, as on a machine without a network. */
export async function withoutGoogleScript(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/**', (route) => route.abort())
}

// @vitest-environment jsdom
import '../../../../dev/dom.ts'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.edge'
import { expect, it, vi } from 'vitest'
import { ServerHtml } from './server-html.tsx'

function Page({ part }: { part?: string }) {
  return (
    <main>
      <h1>Page</h1>
      <ServerHtml>{part === undefined ? undefined : <p>{part}</p>}</ServerHtml>
      <p>After</p>
    </main>
  )
}

it('leaves what the build wrote when the page is hydrated without it', async () => {
  const complaints = vi.spyOn(console, 'error')
  document.body.innerHTML = `<div id="root">${renderToString(<Page part="Written" />)}</div>`
  const root = document.getElementById('root') ?? document.body
  const written = root.querySelector('p')
  const recovered = vi.fn()
  await act(async () => {
    hydrateRoot(root, <Page />, { onRecoverableError: recovered })
  })
  expect(root.querySelector('p')).toBe(written)
  expect(root.textContent).toBe('PageWrittenAfter')
  expect(recovered).not.toHaveBeenCalled()
  expect(complaints).not.toHaveBeenCalled()
})

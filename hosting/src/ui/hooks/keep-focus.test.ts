// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { keepFocus } from './keep-focus.ts'

keepFocus()

/** Gives observers their turn. */
const next = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  document.body.innerHTML = '<input><button>送出</button>'
})

function control(name: 'input' | 'button'): HTMLInputElement | HTMLButtonElement {
  const found = document.querySelector<HTMLInputElement | HTMLButtonElement>(name)
  if (found === null) throw new Error(`no ${name}`)
  return found
}

/** Disables as browsers do: the focus goes with the next frame, without an event. */
async function disable(name: 'input' | 'button'): Promise<void> {
  control(name).disabled = true
  await next()
  control(name).blur()
}

it('gives the focus back to a control that was disabled while it had it', async () => {
  control('input').focus()
  await disable('input')
  expect(document.activeElement).toBe(document.body)
  control('input').disabled = false
  await next()
  expect(document.activeElement).toBe(control('input'))
})

it('leaves the focus where somebody has taken it meanwhile', async () => {
  control('input').focus()
  await disable('input')
  control('button').focus()
  control('input').disabled = false
  await next()
  expect(document.activeElement).toBe(control('button'))
})

it('focuses no control that did not have the focus', async () => {
  control('input').focus()
  await disable('button')
  control('input').blur()
  control('button').disabled = false
  await next()
  expect(document.activeElement).toBe(document.body)
})

// @vitest-environment jsdom
import '../../../dev/dom.ts'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UiProvider } from '../theme/ui-provider.tsx'
import { PersonMark } from './person-mark.tsx'

it.each([
  ['林小美', '林'],
  ['yating chen', 'Y'],
  ['𠮷野', '𠮷'],
])('stands for %s by %s', (name, mark) => {
  const { container } = render(
    <UiProvider>
      <PersonMark name={name} photo={null} size={36} />
    </UiProvider>,
  )
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe(mark)
})

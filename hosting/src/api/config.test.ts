// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { readFirebaseOptions, readRuntimeConfig } from './config.ts'

it('is empty in production', () => {
  expect(readRuntimeConfig({})).toEqual({ samples: [] })
  expect(readRuntimeConfig(undefined)).toEqual({ samples: [] })
})

it('takes the launcher’s ports and samples', () => {
  const sample = { targetKeyword: '手沖咖啡', userPageUrl: 'https://shop.test/' }
  const config = { emulators: { authPort: 9199, firestorePort: 8180 }, samples: [sample] }
  expect(readRuntimeConfig(config)).toEqual(config)
})

it('says what is wrong with a configuration it cannot use', () => {
  expect(() => readRuntimeConfig({ emulators: { authPort: 'x', firestorePort: 8080 } })).toThrow(
    /emulators\.authPort/,
  )
})

it('falls back to the demo project, whose auth domain follows its id', () => {
  expect(readFirebaseOptions({})).toMatchObject({
    projectId: 'demo-gaplens',
    authDomain: 'demo-gaplens.firebaseapp.com',
  })
})

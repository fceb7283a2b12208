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

it('takes the project from the build and from nowhere else', () => {
  const env = {
    VITE_FIREBASE_PROJECT_ID: 'p',
    VITE_FIREBASE_API_KEY: 'k',
    VITE_FIREBASE_AUTH_DOMAIN: 'gaplens.test',
    VITE_FIREBASE_APP_ID: '',
  }
  expect(readFirebaseOptions(env)).toEqual({ projectId: 'p', apiKey: 'k', authDomain: 'gaplens.test' })
  expect(() => readFirebaseOptions({})).toThrow(/VITE_FIREBASE_PROJECT_ID/)
})

import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { exitCodeOf } from './child.ts'
import { Stop, say } from './say.ts'

/**
 * The programs that will do, the best first. A headless shell draws and prints as the whole browser does, without its windows and
 * toolbars, which costs a sixth less processor time.
 */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** Debian's packages, the best first. Distributions made from it have only the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

/**
 * Features that cost processor time in every window and that no test uses: the pop-ups of the address bar are pages with a
 * renderer of their own.
 */
const UNUSED_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/**
 * The features that Playwright disables. Chromium reads only the last list of its command line, which is ours, so they are
 * repeated here.
 */
export const PLAYWRIGHT_DISABLES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** Arguments of the browser for tests, pictures and benchmarks: it works in a container and makes no requests of its own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...PLAYWRIGHT_DISABLES, ...UNUSED_FEATURES].join(',')}`,
] as const

/**
 * Finds a Chromium or its headless shell, or installs Debian's, with the fonts that Chinese screenshots need.
 * @returns its path @throws Stop with instructions for installing one
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium()
  if (found !== null) return found
  say('No Chromium on this machine: installing it with apt-get…')
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = async (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args]
    return await exitCodeOf(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  }
  await apt('update', '-qq')
  for (const name of PACKAGES) if ((await apt('install', '-y', '-qq', name, 'fonts-noto-cjk')) === 0) break
  const installed = findChromium()
  if (installed === null) {
    throw new Stop(
      'The browser tests need Chromium and apt-get could not install it. Install Chromium or Chrome, or name one: ' +
        'CHROMIUM_PATH=/path/to/chromium npm test',
    )
  }
  return installed
}

function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && existsSync(named)) return named
  const folders = (process.env.PATH ?? '').split(delimiter)
  const files = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return files.find((file) => existsSync(file)) ?? null
}

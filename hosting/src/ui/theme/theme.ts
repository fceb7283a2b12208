import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MenuProps,
  type ModalProps,
} from '@mantine/core'
import { COMMON_TEXT } from '../text/strings.ts'

const FONT =
  '"PingFang TC", "Noto Sans TC", "Noto Sans CJK TC", "Microsoft JhengHei", system-ui, -apple-system, sans-serif'

/** The brand's teal. Shade 7 carries white text at 6.6:1. */
const lens: MantineColorsTuple = [
  '#edf8f6',
  '#d3efeb',
  '#a9dfd7',
  '#7dd1c6',
  '#4ab8ab',
  '#2a9d91',
  '#1a8178',
  '#136a63',
  '#10554f',
  '#0c413d',
]

/** Mantine's dark neutrals, cooler: text from 0, borders 4, surfaces 6 to 8. */
const dark: MantineColorsTuple = [
  '#d8dde2',
  '#b9c2ca',
  '#98a4af',
  '#6b7782',
  '#3d4751',
  '#323b44',
  '#262d34',
  '#1b2127',
  '#15191e',
  '#0f1316',
]

// Plain objects instead of `Modal.extend`, which would add the code of dialogs to the first load.

/** Mantine's header element would count as a second banner of the page, and its close button has no name. */
const dialogs = {
  defaultProps: {
    closeButtonProps: { 'aria-label': COMMON_TEXT.close },
    attributes: { header: { role: 'presentation' } },
  } satisfies Partial<ModalProps>,
  styles: { title: { fontWeight: 650 } },
}

/**
 * Menus have no focus placeholder, because ARIA does not allow it as a child of a menu. They are rendered next to their
 * button, because a portal would put them outside every landmark.
 */
const menus = {
  defaultProps: { withInitialFocusPlaceholder: false, withinPortal: false } satisfies Partial<MenuProps>,
}

export const theme = createTheme({
  components: { Modal: dialogs, Menu: menus },
  colors: { lens, dark },
  primaryColor: 'lens',
  primaryShade: { light: 7, dark: 7 },
  fontFamily: FONT,
  headings: {
    fontFamily: FONT,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.35' },
      h2: { fontSize: '1.375rem', lineHeight: '1.4' },
      h3: { fontSize: '1.125rem', lineHeight: '1.5' },
      h4: { fontSize: '1rem', lineHeight: '1.55' },
    },
  },
  lineHeights: { xs: '1.5', sm: '1.6', md: '1.7', lg: '1.7', xl: '1.65' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '90em' },
})

/** Mantine's muted greys are too faint for small text: these keep 4.5:1 on every surface used. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': '#1e252b',
    '--mantine-color-dimmed': '#56616c',
    '--mantine-color-placeholder': '#6b7680',
    '--mantine-color-error': '#c22626',
    '--mantine-color-anchor': 'var(--mantine-color-lens-7)',
    '--mantine-color-lens-light-hover': 'var(--mantine-color-lens-1)',
    '--mantine-color-lens-light-color': 'var(--mantine-color-lens-7)',
    '--surface': '#ffffff',
    '--surface-raised': '#ffffff',
    '--surface-sunken': '#f5f7f8',
    '--line': '#dde2e6',
    '--line-strong': '#c3cad1',
    '--ink': '#1e252b',
    '--good': '#1b7340',
    '--good-bg': '#e3f4e9',
    '--fair': '#855900',
    '--fair-bg': '#fdf1d3',
    '--poor': '#b3261e',
    '--poor-bg': '#fce8e6',
    '--calm': '#4d5862',
    '--calm-bg': '#edf0f2',
    '--brand': 'var(--mantine-color-lens-7)',
    '--brand-bg': 'var(--mantine-color-lens-0)',
    '--own': '#7a4b00',
    '--own-bg': '#fff3da',
    '--own-fill': '#f0a92b',
  },
  dark: {
    '--mantine-color-body': '#12161a',
    '--mantine-color-text': '#dfe4e8',
    '--mantine-color-dimmed': '#a3aeb8',
    '--mantine-color-placeholder': '#8b97a2',
    '--mantine-color-error': '#ff9b94',
    '--mantine-color-anchor': 'var(--mantine-color-lens-3)',
    '--mantine-color-lens-light': '#14302d',
    '--mantine-color-lens-light-hover': '#1b3f3a',
    '--mantine-color-lens-light-color': 'var(--mantine-color-lens-3)',
    '--surface': '#12161a',
    '--surface-raised': '#1a2026',
    '--surface-sunken': '#0d1013',
    '--line': '#303941',
    '--line-strong': '#46525c',
    '--ink': '#eef1f3',
    '--good': '#7fd6a0',
    '--good-bg': '#163124',
    '--fair': '#f0c462',
    '--fair-bg': '#342a12',
    '--poor': '#ffa9a2',
    '--poor-bg': '#3d1f1d',
    '--calm': '#b3bdc6',
    '--calm-bg': '#262d34',
    '--brand': 'var(--mantine-color-lens-3)',
    '--brand-bg': '#14302d',
    '--own': '#ffd58a',
    '--own-bg': '#35290f',
    '--own-fill': '#d9972a',
  },
})

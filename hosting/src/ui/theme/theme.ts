import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MenuProps,
  type ModalProps,
} from '@mantine/core'
import { COMMON_TEXT } from '../text/strings.ts'

/**
 * The brand's teal, as values because Mantine computes with them. Shades 7 and 6 are tokens.css's --brand-fill and carry
 * white text at 6.6:1 and 4.8:1.
 */
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
  styles: { title: { fontWeight: 600 } },
}

/**
 * Menus have no focus placeholder, because ARIA does not allow it as a child of a menu. They are rendered next to their
 * button, because a portal would put them outside every landmark. They stay open when the button is out of sight: on a small
 * screen their last entries are scrolled into view.
 */
const menus = {
  defaultProps: {
    withInitialFocusPlaceholder: false,
    withinPortal: false,
    hideDetached: false,
  } satisfies Partial<MenuProps>,
}

export const theme = createTheme({
  components: { Modal: dialogs, Menu: menus },
  colors: { lens, dark },
  primaryColor: 'lens',
  primaryShade: { light: 7, dark: 6 },
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-code)',
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-sm)',
    md: 'var(--text-md)',
    lg: 'var(--text-lg)',
    xl: 'var(--text-xl)',
  },
  radius: {
    xs: 'var(--radius-xs)',
    sm: 'var(--radius-sm)',
    md: 'var(--radius-md)',
    lg: 'var(--radius-lg)',
    xl: 'var(--radius-lg)',
  },
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--text-2xl)', lineHeight: '1.35' },
      h2: { fontSize: 'var(--text-xl)', lineHeight: '1.4' },
      h3: { fontSize: 'var(--text-lg)', lineHeight: '1.5' },
      h4: { fontSize: 'var(--text-md)', lineHeight: '1.55' },
    },
  },
  lineHeights: { xs: '1.5', sm: '1.6', md: '1.7', lg: '1.7', xl: '1.65' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em' },
})

/** Mantine's names for what tokens.css names: its own muted greys are too faint for small text. */
const FROM_TOKENS = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--dimmed)',
  '--mantine-color-placeholder': 'var(--dimmed)',
  '--mantine-color-error': 'var(--poor)',
  '--mantine-color-anchor': 'var(--brand)',
  '--mantine-color-lens-light': 'var(--brand-bg)',
  '--mantine-color-lens-light-hover': 'var(--touched)',
  '--mantine-color-lens-light-color': 'var(--brand)',
}

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: FROM_TOKENS,
  dark: FROM_TOKENS,
})

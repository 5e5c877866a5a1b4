/**
 * The visual language as data: the global style turns it into CSS custom properties, the workshop shows it.
 * Colours are `[light, dark]`; lengths are CSS lengths. Components use the properties, never these values.
 */
export const colours = {
  paper: ['#FBFAF7', '#14161A'],
  surface: ['#FFFFFF', '#1B1E24'],
  sunken: ['#F3F1EB', '#0F1114'],
  ink: ['#1C1B1A', '#ECEAE4'],
  'ink-2': ['#4A4742', '#C3C1BA'],
  'ink-3': ['#68645C', '#9C9A93'],
  indigo: ['#1F3A6E', '#A9C1F2'],
  'indigo-hover': ['#16294F', '#C6D6F8'],
  'indigo-soft': ['#E6ECF6', '#22304D'],
  cinnabar: ['#A9301F', '#F2A094'],
  'cinnabar-soft': ['#FAE9E5', '#44231E'],
  celadon: ['#2B6653', '#8FD0B8'],
  'celadon-soft': ['#E2F0EA', '#1D382F'],
  amber: ['#7D5100', '#EBC06A'],
  'amber-soft': ['#FBEFD5', '#3A2D10'],
  line: ['#DAD6CB', '#333842'],
  'line-strong': ['#857F72', '#7D8492'],
  focus: ['#0B57D0', '#8AB4FF'],
  'cover-filter': ['none', 'brightness(.78)'],
  'shade-1': ['0 1px 2px #1c1b1a14', '0 0 0 1px #333842'],
  'shade-2': ['0 8px 24px #1c1b1a1f', '0 0 0 1px #333842, 0 8px 24px #0008'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

export const sizes = {
  'text-12': '0.75rem',
  'text-14': '0.875rem',
  'text-16': '1rem',
  'text-18': '1.125rem',
  'text-20': '1.25rem',
  'text-24': '1.5rem',
  'text-30': '1.875rem',
  'text-38': '2.375rem',
  'text-48': '3rem',
  'space-4': '0.25rem',
  'space-8': '0.5rem',
  'space-12': '0.75rem',
  'space-16': '1rem',
  'space-24': '1.5rem',
  'space-32': '2rem',
  'space-48': '3rem',
  'space-64': '4rem',
  'space-96': '6rem',
  'radius-field': '2px',
  'radius-card': '6px',
  'radius-dialog': '12px',
  'radius-chip': '999px',
  ease: 'cubic-bezier(.2,0,0,1)',
} as const

/** Milliseconds; all of them shrink to `calm` for a visitor who prefers reduced motion. */
export const durations = { hover: 120, open: 200, page: 320, calm: 80 } as const

export const fonts = {
  sans: '-apple-system,"Segoe UI",Roboto,"Helvetica Neue","PingFang SC","HarmonyOS Sans SC",MiSans,"Microsoft YaHei","Noto Sans CJK SC","Noto Sans SC","Source Han Sans SC",sans-serif',
  serif: '"Iowan Old Style",Charter,Georgia,"Folio Song","PingFang SC","Microsoft YaHei",serif',
} as const

/** Pixels. The first is the narrowest supported page, the others are where a layout may change. */
export const breakpoints = {
  phone: 360,
  large: 600,
  tablet: 900,
  laptop: 1024,
  desktop: 1200,
  wide: 1440,
} as const

/** Media queries, mobile first. */
export const from = {
  large: `@media (min-width:${breakpoints.large}px)`,
  tablet: `@media (min-width:${breakpoints.tablet}px)`,
  laptop: `@media (min-width:${breakpoints.laptop}px)`,
  desktop: `@media (min-width:${breakpoints.desktop}px)`,
  wide: `@media (min-width:${breakpoints.wide}px)`,
} as const

export type Mode = 'light' | 'dark'

/** The declarations of one mode, e.g. `--paper:#FBFAF7;…`. */
export const colourProperties = (mode: Mode) =>
  Object.entries(colours)
    .map(([name, pair]) => `--${name}:${pair[mode === 'light' ? 0 : 1]};`)
    .join('')

export const sizeProperties = () =>
  [
    ...Object.entries(sizes).map(([name, value]) => `--${name}:${value};`),
    ...Object.entries(durations).map(([name, value]) => `--${name}:${value}ms;`),
    ...Object.entries(fonts).map(([name, value]) => `--${name}:${value};`),
  ].join('')

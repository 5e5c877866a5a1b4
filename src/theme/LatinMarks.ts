import { createGlobalStyle } from 'styled-components'

/**
 * Chinese faces draw apostrophes, quotes and middle dots as wide as a character. In English they come from a Latin
 * face; only where the system has none of those named is one kB loaded (public/fonts). Apart from `GlobalStyle`, whose
 * pages may also be used alone, without a server.
 */
export const LatinMarks = createGlobalStyle`
@font-face{font-family:"Latin Marks";src:local("Segoe UI"),local("Helvetica Neue"),local("Roboto"),local("Arial"),url("/fonts/latin-marks.woff2") format("woff2");font-display:swap;unicode-range:U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+2032-2033}
`

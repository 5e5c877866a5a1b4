import { css } from 'styled-components'

import { from } from '../../theme/tokens.ts'

/** Common rules of several components; each adds its own after them. */

/** The column of a page: in the middle of the window, with room at its sides. Its width and what is above it differ. */
export const column = css`
  margin: 0 auto;
  padding-inline: 1rem;
  ${from.tablet} {
    padding-inline: 2rem;
  }
`

/** Buttons beside each other, on further lines where there is no room. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`

/** A part of a page below its heading. */
export const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  > h2 {
    font-family: var(--serif);
    font-size: var(--text-20);
  }
`

/** Terms and descriptions, two columns of a `dl`. */
export const pairs = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  font-size: var(--text-14);
  dt {
    color: var(--ink-3);
  }
  dd {
    overflow-wrap: anywhere;
  }
`

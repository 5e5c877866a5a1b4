import styled, { css } from 'styled-components'

import { from } from '../../../theme/tokens.ts'

/** The nav follows the page in reading order, and is beside it where there is room. */
export const Whole = styled.div<{ $beside: boolean }>`
  ${({ $beside }) =>
    $beside &&
    css`
      max-width: 104rem;
      margin: 0 auto;
      > nav {
        margin-inline: 1rem;
      }
      ${from.desktop} {
        display: grid;
        grid-template-columns: 14rem minmax(0, 1fr);
        > * {
          grid-row: 1;
        }
        > nav {
          grid-column: 1;
          margin: 3.5rem 0 0 2rem;
        }
        > div {
          grid-column: 2;
        }
      }
    `}
`

import styled from 'styled-components'

import { from } from '../../theme/tokens.ts'

export const List = styled.ul`
  display: grid;
  gap: 0.75rem;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
    gap: 0.25rem 1rem;
    ${from.large} {
      grid-template-columns: 15rem minmax(0, 1fr);
    }
  }
`

export const Why = styled.p`
  font-size: var(--text-14);
  line-height: 1.6;
  color: var(--ink-3);
`

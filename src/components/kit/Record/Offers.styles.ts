import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'

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

export const Fold = styled.details`
  border-top: 1px solid var(--line);
  summary {
    min-height: 2.75rem;
    padding: 0.5rem 0;
    color: var(--ink-2);
    line-height: 1.75rem;
    cursor: pointer;
  }
  ul {
    padding: 0.25rem 0 0.75rem 1.125rem;
  }
`

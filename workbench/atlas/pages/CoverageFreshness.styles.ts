import styled from 'styled-components'

import { from } from '../../../src/theme/tokens.ts'

export const Runs = styled.dl`
  display: grid;
  gap: var(--space-16) var(--space-24);
  margin-top: var(--space-32);
  font-size: var(--text-14);
  div {
    padding-top: var(--space-8);
    border-top: 2px solid var(--line-strong);
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
    color: var(--ink-2);
  }
  dd + dd {
    margin-top: var(--space-4);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  ${from.large} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${from.tablet} {
    grid-template-columns: repeat(4, 1fr);
  }
`

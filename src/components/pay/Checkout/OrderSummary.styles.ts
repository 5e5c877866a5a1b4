import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'

export const Sheet = styled.aside`
  padding: 1.25rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  ${from.tablet} {
    position: sticky;
    top: calc(var(--header) + 1.5rem);
  }
`

export const Amount = styled.p`
  display: grid;
  padding-bottom: 1rem;
  border-bottom: 1px solid var(--line);
  > span {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
  > strong {
    font-size: var(--text-38);
    font-weight: 600;
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
    &:lang(en) {
      font-size: var(--text-30);
    }
  }
`

export const Facts = styled.dl`
  display: grid;
  gap: 0.5rem;
  padding-top: 1rem;
  font-size: var(--text-14);
  line-height: 1.6;
  > div {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: 0.75rem;
  }
  dt {
    color: var(--ink-3);
  }
  dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`

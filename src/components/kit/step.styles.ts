import styled from 'styled-components'
import { from } from '../../theme/tokens.ts'

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  padding-top: 1rem;
  border-top: 1px solid var(--line-strong);
  > p {
    color: var(--ink-2);
    line-height: 1.7;
  }
`

export const People = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-top: 1px solid var(--line);
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25rem 1.5rem;
    padding-block: 0.625rem;
    border-bottom: 1px solid var(--line);
    line-height: 1.6;
    overflow-wrap: anywhere;
    ${from.tablet} {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: baseline;
    }
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`

import styled from 'styled-components'
import { from } from '../../../theme/tokens.ts'

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;
  padding-top: 1rem;
  border-top: 1px solid var(--line-strong);
  > p {
    color: var(--ink-2);
    font-size: var(--text-14);
    line-height: 1.6;
  }
`

export const People = styled.ul`
  display: grid;
  margin-top: 0.5rem;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25rem 1.5rem;
    align-items: center;
    padding: 0.625rem 0;
    border-top: 1px solid var(--line);
    ${from.tablet} {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`

export const Who = styled.div`
  display: grid;
  gap: 0.125rem;
  min-width: 0;
  overflow-wrap: anywhere;
  line-height: 1.6;
  span {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`

export const Results = styled.div`
  display: grid;
  gap: 0.25rem;
  padding: 0.875rem 1rem;
  border-left: 2px solid var(--amber);
  background: var(--amber-soft);
  line-height: 1.7;
  li {
    overflow-wrap: anywhere;
  }
`

export const History = styled.ol`
  display: grid;
  gap: 0.25rem;
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.7;
  list-style: none;
`

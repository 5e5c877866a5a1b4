import styled from 'styled-components'

import { from } from '../../theme/tokens.ts'
import { pairs, row } from './layout.ts'

export const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem 1.5rem;
  padding: 1rem 1rem 1.125rem;
  ${from.large} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 1.125rem 1.25rem 1.25rem;
  }
`

export const Main = styled.div`
  display: grid;
  align-content: start;
  gap: 0.25rem;
  min-width: 0;
`

/** Opposite side: an amount, a code. */
export const Aside = styled.div`
  ${from.large} {
    text-align: right;
  }
`

export const Whole = styled.div`
  ${from.large} {
    grid-column: 1 / -1;
  }
`

export const Name = styled.h3`
  font-size: var(--text-18);
  line-height: 1.45;
  text-wrap: pretty;
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`

export const Quiet = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.6;
  overflow-wrap: anywhere;
`

export const Facts = styled.dl`
  ${pairs}
  gap: 0.125rem 0.75rem;
  padding-top: 0.25rem;
  line-height: 1.6;
  color: var(--ink-2);
  overflow-wrap: anywhere;
`

export const Amount = styled.p`
  font-size: var(--text-20);
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
  small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-14);
    font-weight: 400;
    white-space: normal;
  }
  s {
    color: var(--ink-3);
  }
`

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  li {
    padding: 0 0.625rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-chip);
    color: var(--ink-2);
    font-size: var(--text-12);
    line-height: 1.6rem;
  }
`

export const Actions = styled.div`
  ${row}
  align-items: center;
  gap: 0.5rem 0.75rem;
`

export const Due = styled.p`
  color: var(--amber);
  font-size: var(--text-14);
  font-weight: 500;
`

export const Told = styled.p`
  padding: 0.375rem 0.75rem;
  border-left: 2px solid var(--amber);
  background: var(--amber-soft);
  color: var(--amber);
  font-size: var(--text-14);
  line-height: 1.6;
`

/** Two small lists beside each other where there is room. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 2rem;
  margin-top: 2.5rem;
  padding-top: 0.5rem;
  border-top: 1px solid var(--ink);
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

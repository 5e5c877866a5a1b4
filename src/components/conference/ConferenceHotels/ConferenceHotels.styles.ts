import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { row } from '../../kit/layout.ts'

export const Note = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** Nights from left to right: a long conference scrolls in its own box. */
export const Nights = styled.table`
  border-collapse: collapse;
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 0.5rem 0.75rem;
    border-bottom: 1px solid var(--line);
    text-align: center;
    white-space: nowrap;
  }
  th {
    color: var(--ink-2);
    font-weight: 500;
  }
  thead th:first-child {
    padding-left: 0;
    text-align: left;
  }
  tbody th {
    min-width: 9rem;
    max-width: 16rem;
    padding-left: 0;
    text-align: left;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  td[data-full] {
    background: var(--amber-soft);
  }
  td > a {
    display: inline-block;
    min-width: 1.5rem;
    min-height: 1.5rem;
    line-height: 1.5rem;
  }
  td > span {
    color: var(--ink-3);
  }
  small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`

export const Filters = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 1rem;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

export const Actions = styled.div`
  ${row}
  gap: 0.5rem;
  grid-column: 1 / -1;
`

export const Booking = styled.article`
  display: grid;
  gap: 0.25rem 1.5rem;
  padding: 0.875rem 0;
  border-bottom: 1px solid var(--line);
  h3 {
    font-size: var(--text-16);
    overflow-wrap: anywhere;
  }
  p {
    color: var(--ink-2);
    font-size: var(--text-14);
    overflow-wrap: anywhere;
  }
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }
`

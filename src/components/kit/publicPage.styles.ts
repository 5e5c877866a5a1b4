import styled from 'styled-components'
import { from } from '../../theme/tokens.ts'
import { column, row } from './layout.ts'

export const Page = styled.div`
  ${column}
  max-width: 80rem;
  padding-block: 2rem 0;
  ${from.tablet} {
    padding-block: 3.5rem 0;
  }
  > h1 {
    font-size: var(--text-30);
    ${from.tablet} {
      font-size: var(--text-38);
    }
  }
`

export const Lead = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
  margin-top: 0.5rem;
  color: var(--ink-2);
  font-size: var(--text-14);
`

export const Actions = styled.div`
  ${row}
  align-items: center;
  align-self: end;
  /* As far from the rule as the fields, which keep room for a hint. */
  padding-bottom: 1.5625rem;
`

export const Count = styled.p`
  margin: 1.25rem 0 1rem;
  color: var(--ink-3);
  font-size: var(--text-14);
`

export const Head = styled.header`
  display: grid;
  gap: 1rem;
  padding-bottom: 2rem;
  border-bottom: 1px solid var(--line);
  h1 {
    max-width: 22em;
    font-size: clamp(1.625rem, 1.2rem + 1.9vw, 2.375rem);
    line-height: 1.3;
    text-wrap: balance;
  }
`

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;
  color: var(--ink-3);
  font-size: var(--text-14);
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem;
  padding-top: 2rem;
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: 4rem;
  }
`

export const Part = styled.section`
  + section {
    margin-top: 2.5rem;
  }
  > h2 {
    margin-bottom: 0.75rem;
    font-family: var(--serif);
    font-size: var(--text-20);
  }
`

/** A wide table scrolls in its own box, never the page. */
export const Scroll = styled.div`
  overflow-x: auto;
  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`

export const Fees = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  caption {
    padding-bottom: 0.5rem;
    color: var(--ink-3);
    text-align: left;
  }
  th,
  td {
    padding: 0.75rem 1rem 0.75rem 0;
    border-top: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
    white-space: nowrap;
  }
  tbody th {
    font-weight: 500;
    white-space: normal;
    min-width: 5.5rem;
  }
  thead th {
    border-top: 1px solid var(--ink);
    color: var(--ink-3);
    font-weight: 400;
  }
  td:last-child {
    padding-right: 0;
  }
`

export const Tier = styled.p<{ $now: boolean }>`
  display: grid;
  gap: 0 0.75rem;
  line-height: 1.8;
  & + & {
    margin-top: 0.5rem;
  }
  ${from.large} {
    grid-template-columns: 5.5rem 8rem auto;
    & + & {
      margin-top: 0;
    }
  }
  color: ${({ $now }) => ($now ? 'var(--ink)' : 'var(--ink-3)')};
  font-weight: ${({ $now }) => ($now ? 500 : 400)};
`

export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  margin-top: 0.75rem;
  font-size: var(--text-14);
  a {
    display: inline-block;
    padding: 0.5rem 0;
  }
`

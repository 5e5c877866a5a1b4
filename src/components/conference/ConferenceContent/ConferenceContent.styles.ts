import styled from 'styled-components'
import { from } from '../../../theme/tokens.ts'
import { column, row } from '../../kit/layout.ts'

export const Page = styled.div`
  ${column}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  padding-block: 2rem 4rem;
  ${from.tablet} {
    padding-block: 3rem 4rem;
  }
  h1 {
    font-size: var(--text-30);
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: var(--text-18);
  }
`

export const Lead = styled.p`
  color: var(--ink-2);
  line-height: 1.7;
`

export const PaneHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.25rem 1rem;
`

const inks = {
  none: 'var(--ink-3)',
  current: 'var(--celadon)',
  missing: 'var(--amber)',
  stale: 'var(--amber)',
} as const

export const Mark = styled.span<{ $state: keyof typeof inks }>`
  color: ${({ $state }) => inks[$state]};
  font-size: var(--text-14);
`

export const Stale = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 0.75rem;
  padding: 0.875rem 1rem;
  border-left: 2px solid var(--amber);
  background: var(--amber-soft);
  line-height: 1.7;
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 1.5rem;
  padding-top: 1rem;
  border-top: 1px solid var(--line);
`

export const Actions = styled.div`
  ${row}
`

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-top: 1px solid var(--line);
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25rem 1.5rem;
    padding-block: 0.875rem;
    border-bottom: 1px solid var(--line);
    ${from.tablet} {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
      align-items: baseline;
    }
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: var(--text-14);
    overflow-wrap: anywhere;
  }
`

export const ReleaseRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  padding-block: 0.5rem;
  border-bottom: 1px solid var(--line);
  color: var(--ink-2);
  font-size: var(--text-14);
`

export const Siblings = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.5rem;
  padding-block: 0.75rem;
  border-block: 1px solid var(--line);
  [aria-current] {
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
`

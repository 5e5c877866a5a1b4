import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { column } from '../../kit/layout.ts'

export const Page = styled.div`
  ${column}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  max-width: 80rem;
  padding-block: 1rem 4rem;
  ${from.tablet} {
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: 3rem;
    padding-block: 3.5rem 5rem;
  }
`

export const Side = styled.nav`
  ${from.tablet} {
    border-top: 1px solid var(--ink);
    padding-top: 0.5rem;
  }
`

/** On a narrow screen two columns, so that no queue hides behind an edge. */
export const Queues = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  gap: 0 1rem;
  ${from.tablet} {
    position: sticky;
    top: calc(var(--header) + 1rem);
    grid-template-columns: minmax(0, 1fr);
  }
`

export const QueueLink = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  height: 100%;
  min-height: 2.75rem;
  padding: 0.25rem 0;
  border-bottom: 1px solid var(--line);
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.35;
  text-decoration: none;
  &:hover {
    color: var(--ink);
  }
  &[aria-current] {
    border-bottom-color: var(--indigo);
    color: var(--indigo);
    font-weight: 600;
  }
`

export const Waiting = styled.span<{ $some: boolean }>`
  min-width: 1.75rem;
  padding: 0 0.375rem;
  border-radius: var(--radius-chip);
  background: ${({ $some }) => ($some ? 'var(--amber-soft)' : 'transparent')};
  color: ${({ $some }) => ($some ? 'var(--amber)' : 'var(--ink-3)')};
  font-size: var(--text-12);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  line-height: 1.5rem;
  text-align: center;
`

export const Content = styled.div`
  min-width: 0;
`

export const Title = styled.h1`
  font-size: var(--text-24);
  line-height: 1.2;
  ${from.large} {
    font-size: var(--text-30);
  }
`

export const Lead = styled.p`
  margin-top: 0.5rem;
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.6;
`

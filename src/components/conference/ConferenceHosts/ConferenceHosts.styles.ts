import styled from 'styled-components'

import { row } from '../../kit/layout.ts'

export const Missing = styled.p`
  color: var(--amber);
  font-size: var(--text-14);
  overflow-wrap: anywhere;
`

/** Members below their committee. */
export const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  margin-top: 0.5rem;
  padding-top: 0.75rem;
  border-top: 1px solid var(--line);
  h4 {
    font-size: var(--text-14);
    color: var(--ink-2);
  }
`

export const Removed = styled.div`
  ${row}
  align-items: center;
  padding: 0.75rem 1rem;
  border-left: 2px solid var(--indigo);
  background: var(--surface);
  overflow-wrap: anywhere;
`

import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { row } from '../../kit/layout.ts'

/** The current file, or the result of the last action here. */
export const Standing = styled.div`
  display: grid;
  align-items: center;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem 1rem;
  padding: 0.75rem 0;
  border-top: 1px solid var(--line);
  font-size: var(--text-14);
  ${from.large} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

export const FileName = styled.p`
  line-height: 1.6;
  overflow-wrap: anywhere;
  strong {
    font-weight: 600;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: var(--text-12);
    font-variant-numeric: tabular-nums;
  }
`

export const Acts = styled.div`
  ${row}
  align-items: center;
  gap: 0.5rem;
`

export const Earlier = styled.details`
  margin-top: 0.5rem;
  border-top: 1px solid var(--line);
  font-size: var(--text-14);
  summary {
    min-height: 2.5rem;
    padding-block: 0.5rem;
    color: var(--ink-2);
    cursor: pointer;
    &:hover {
      color: var(--ink);
    }
  }
  > p {
    padding-block: 0.25rem 0.5rem;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  li {
    ${row}
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    padding-block: 0.375rem;
    border-top: 1px solid var(--line);
  }
  li > p {
    flex: 1 1 12rem;
    min-width: 0;
  }
`

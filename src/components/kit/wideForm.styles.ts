import styled from 'styled-components'

import { from } from '../../theme/tokens.ts'
import { row } from './layout.ts'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem 1.25rem;
  margin-top: 1.25rem;
  ${from.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Whole = styled.div`
  ${from.large} {
    grid-column: 1 / -1;
  }
`

export const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  color: var(--ink-2);
  font-size: var(--text-14);
  strong {
    color: var(--ink);
    font-weight: 600;
  }
`

export const Warning = styled.div`
  padding: 0.75rem 1rem;
  border-left: 2px solid var(--amber);
  background: var(--amber-soft);
  color: var(--amber);
  font-size: var(--text-14);
  line-height: 1.7;
`

export const Actions = styled.div`
  ${row}
  justify-content: flex-end;
  margin-top: 0.75rem;
  ${from.large} {
    grid-column: 1 / -1;
  }
`

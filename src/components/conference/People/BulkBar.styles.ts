import styled from 'styled-components'

import { row } from '../../kit/layout.ts'

export const Bar = styled.div`
  display: grid;
  gap: 0.5rem;
  padding-bottom: 0.75rem;
  border-bottom: 1px solid var(--line);
`

export const Group = styled.div`
  ${row}
  align-items: center;
  gap: 0.375rem 0.75rem;
  > p {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`

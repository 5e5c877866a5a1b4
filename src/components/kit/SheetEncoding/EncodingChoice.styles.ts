import styled from 'styled-components'

import { row } from '../layout.ts'

export const Choices = styled.ul`
  display: grid;
  > li {
    display: grid;
    gap: 0.5rem;
    padding-block: 0.75rem;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  p {
    color: var(--ink-2);
    line-height: 1.7;
  }
`

export const Heading = styled.div`
  ${row}
  align-items: center;
  gap: 0.5rem 0.75rem;
`

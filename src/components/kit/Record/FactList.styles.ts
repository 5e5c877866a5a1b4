import styled from 'styled-components'

import { pairs } from '../layout.ts'

export const Facts = styled.dl`
  ${pairs}
  gap: 0.25rem 1rem;
  margin-top: 0.5rem;
  padding-top: 0.75rem;
  border-top: 1px solid var(--line);
  dd {
    margin: 0;
  }
`

import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { panel } from '../../kit/layout.ts'

export const Panel = styled.section`
  ${panel}
  margin-top: 2.5rem;
  padding-top: 1.5rem;
  border-top: 1px solid var(--line);
  font-size: var(--text-14);
  line-height: 1.7;
  > p {
    color: var(--ink-2);
  }
`

export const InForce = styled.div`
  display: grid;
  align-items: center;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem 1rem;
  ${from.large} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  > [role='status'] {
    display: grid;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--ink-3);
  }
`

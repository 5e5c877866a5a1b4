import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { column } from '../layout.ts'

export const Section = styled.section`
  ${column}
  max-width: 60rem;
  margin-top: 2rem;
  h2 {
    font-size: var(--text-20);
  }
  p {
    margin-top: 1rem;
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`

export const Answered = styled.dl`
  margin-top: 0.75rem;
  border-top: 1px solid var(--line);
  font-size: var(--text-14);
  line-height: 1.6;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 1.5rem;
    padding: 0.5rem 0;
    border-bottom: 1px solid var(--line);
    ${from.tablet} {
      grid-template-columns: 14rem minmax(0, 1fr);
    }
  }
  dt {
    color: var(--ink-3);
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`

import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { column, panel, row } from '../../kit/layout.ts'

export const Page = styled.div`
  ${column}
  max-width: 64rem;
  padding-block: 2rem 3rem;
  ${from.tablet} {
    padding-block: 3.5rem 4rem;
  }
  > h1 {
    font-size: var(--text-30);
  }
`

/** In one column the order comes first: the order, then the way to pay. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.75rem;
  margin-top: 1.5rem;
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) 21rem;
    align-items: start;
    gap: 3.5rem;
    > :first-child {
      order: 1;
    }
  }
`

export const Panel = styled.section`
  ${panel}
  gap: 1.25rem;
`

export const Actions = styled.div`
  ${row}
`

/** Progress, in a sentence that is read out when it changes. */
export const Status = styled.p`
  font-size: var(--text-14);
  line-height: 1.6;
  color: var(--ink-2);
`

export const Note = styled.p`
  font-size: var(--text-14);
  line-height: 1.6;
  color: var(--ink-3);
`

export const Warning = styled.p`
  padding: 0.5rem 0.75rem;
  border-left: 2px solid var(--amber);
  background: var(--amber-soft);
  color: var(--amber);
  font-size: var(--text-14);
  line-height: 1.6;
`

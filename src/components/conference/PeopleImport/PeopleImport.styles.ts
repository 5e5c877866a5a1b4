import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { panel, row } from '../../kit/layout.ts'

export const Panel = styled.section`
  ${panel}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.875rem;
  padding-top: 1rem;
  border-top: 1px solid var(--line-strong);
  overflow-wrap: anywhere;
  > p {
    color: var(--ink-2);
    line-height: 1.7;
  }
`

export const Acts = styled.div`
  ${row}
  align-items: center;
  gap: 0.5rem 0.75rem;
`

/** One column of the sheet each: heading, first rows, and meaning. */
export const Columns = styled.ul`
  display: grid;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25rem 1.5rem;
    align-items: start;
    padding-block: 0.75rem;
    border-top: 1px solid var(--line);
    ${from.tablet} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 14rem);
    }
  }
`

export const Samples = styled.div`
  min-width: 0;
  line-height: 1.6;
  p {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`

export const Fault = styled.span`
  color: var(--cinnabar);
`

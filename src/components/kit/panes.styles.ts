import styled from 'styled-components'
import { from } from '../../theme/tokens.ts'

/** Languages side by side, from a tablet up. */
export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Pane = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 0.75rem;
`

export const Quiet = styled.small`
  color: var(--ink-3);
  font: 400 var(--text-12) / 1.5 var(--sans);
`

import styled from 'styled-components'

import { from } from '../../theme/tokens.ts'
import { row } from './layout.ts'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 1rem;
  padding: 1.25rem 0 0.5rem;
  border-bottom: 1px solid var(--line);
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`

export const Buttons = styled.div`
  ${row}
  align-items: center;
  padding-bottom: 1rem;
  ${from.tablet} {
    /* As far from the rule as the field, which keeps room for a hint. */
    padding-bottom: 1.5625rem;
  }
`

import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { row } from '../../kit/layout.ts'

export const Filters = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 1rem;
  margin-top: 1.5rem;
  padding: 1.25rem 0 0.5rem;
  border-top: 1px solid var(--ink);
  border-bottom: 1px solid var(--line);
  ${from.tablet} {
    /* However long the title of a conference is. */
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1.6fr) minmax(0, 1.2fr) minmax(0, 1.6fr) minmax(0, 1.1fr) auto;
  }
`

export const Actions = styled.div`
  ${row}
  align-items: center;
  align-self: end;
  /* As far from the rule as the fields, which keep room for a hint. */
  padding-bottom: 1.5625rem;
`

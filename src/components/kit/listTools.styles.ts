import styled from 'styled-components'

import { from } from '../../theme/tokens.ts'
import { row } from './layout.ts'

export const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  padding-bottom: 0.25rem;
  border-bottom: 1px solid var(--line);
`

export const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 1rem;
  padding-bottom: 0.75rem;
  ${from.large} {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
    align-items: center;
    padding-bottom: 0;
  }
`

export const Actions = styled.div`
  ${row}
  align-items: center;
  gap: 0.5rem;
  > :last-child:not(:first-child) {
    margin-left: auto;
  }
`

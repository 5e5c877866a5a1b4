import styled from 'styled-components'
import { from } from '../../../theme/tokens.ts'
import { row } from '../../kit/layout.ts'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 1rem;
  padding-bottom: 0.75rem;
  border-bottom: 1px solid var(--line);
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

export const Wide = styled.div`
  ${from.tablet} {
    grid-column: 1 / -1;
  }
`

export const More = styled.details`
  padding-bottom: 0.75rem;
  summary {
    padding-block: 0.375rem;
    color: var(--ink-2);
    font-size: var(--text-14);
    cursor: pointer;
  }
`

export const Actions = styled.div`
  ${row}
  align-items: center;
`

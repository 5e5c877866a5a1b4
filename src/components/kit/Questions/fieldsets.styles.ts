import styled from 'styled-components'
import { from } from '../../../theme/tokens.ts'

export const Group = styled.fieldset`
  min-width: 0;
  ~ fieldset {
    margin-top: 2rem;
  }
  legend {
    margin-bottom: 0.75rem;
    padding: 0;
    font-family: var(--serif);
    font-size: var(--text-20);
    font-weight: 600;
  }
`

export const Hint = styled.p`
  margin: -0.5rem 0 1rem;
  color: var(--ink-3);
  font-size: var(--text-14);
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem 1.5rem;
  ${from.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

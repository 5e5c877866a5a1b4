import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'

export const Bar = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 1rem;
  margin-top: 1.25rem;
  padding-bottom: 0.5rem;
  border-bottom: 1px solid var(--line);
  ${from.large} {
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    align-items: center;
  }
`

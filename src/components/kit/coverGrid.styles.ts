import styled from 'styled-components'
import { from } from '../../theme/tokens.ts'

export const Grid = styled.ul<{ $min: string }>`
  display: grid;
  gap: 1rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min}), 1fr));
  ${from.tablet} {
    gap: 1.5rem;
  }
`

export const More = styled.div`
  display: flex;
  justify-content: center;
  margin-top: 1.5rem;
`

import styled from 'styled-components'
import { row } from './layout.ts'

export const Acts = styled.div`
  ${row}
`

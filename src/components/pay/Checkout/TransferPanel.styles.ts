import styled from 'styled-components'

export const Account = styled.dl`
  border-top: 1px solid var(--ink);
`

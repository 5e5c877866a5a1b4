import styled from 'styled-components'

export const Left = styled.span`
  && {
    color: var(--amber);
    font-variant-numeric: tabular-nums;
  }
`

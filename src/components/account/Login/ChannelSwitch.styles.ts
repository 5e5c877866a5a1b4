import styled from 'styled-components'

export const Row = styled.div`
  display: flex;
  justify-content: center;
  margin-top: 0.5rem;
`

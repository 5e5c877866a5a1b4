import styled from 'styled-components'

export const Shared = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  min-height: 9rem;
  margin-top: 1.25rem;
`

import styled from 'styled-components'

/** Declarations that a reviewer agrees to, apart from each other and from the button. */
export const Checks = styled.div`
  display: grid;
  gap: 0.75rem;
  margin-bottom: 1.25rem;
`

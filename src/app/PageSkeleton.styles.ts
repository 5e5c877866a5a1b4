import styled from 'styled-components'

export const Sheet = styled.div`
  display: grid;
  gap: var(--space-16);
  align-content: start;
  width: min(100% - 2rem, 60rem);
  min-height: 100vh;
  margin: var(--space-48) auto;
`

import styled from 'styled-components'

export const Sheet = styled.main`
  max-width: 96rem;
  margin: 0 auto;
  padding: var(--space-32) var(--space-16) var(--space-64);

  h1 + p {
    margin-top: var(--space-8);
    color: var(--ink-2);
  }
`

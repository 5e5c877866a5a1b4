import styled from 'styled-components'

export const Bar = styled.div`
  margin-top: var(--space-16);
`

export const Found = styled.p`
  margin: var(--space-12) 0 var(--space-8);
  color: var(--ink-3);
  font-size: var(--text-14);
`

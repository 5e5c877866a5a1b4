import styled from 'styled-components'

export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-12);
  margin-top: var(--space-8);
  color: var(--ink-2);
  font-size: var(--text-14);
`

import styled from 'styled-components'

export const Notice = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: var(--measure);
  margin-top: var(--space-24);
  padding: var(--space-12) var(--space-16);
  border-left: 3px solid var(--amber);
  background: var(--amber-soft);
  color: var(--ink);
  strong {
    font-weight: 600;
  }
`

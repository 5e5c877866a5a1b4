import styled from 'styled-components'

export const Entry = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.125rem;
  padding: 0.5rem 0 0.75rem;
  border-bottom: 1px solid var(--line);
  font-size: var(--text-14);
  line-height: 1.6;
  overflow-wrap: anywhere;
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
  }
  code {
    color: var(--ink);
    font-size: var(--text-14);
    font-weight: 600;
  }
  small {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`

export const Moved = styled.span`
  color: var(--ink-2);
`

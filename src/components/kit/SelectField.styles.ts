import styled from 'styled-components'

export const Choice = styled.select`
  flex: 1;
  min-width: 0;
  padding: 0 0.875rem;
  border: 0;
  border-radius: inherit;
  background: var(--surface);
  color: inherit;
  font-size: var(--text-16);
  cursor: pointer;
`

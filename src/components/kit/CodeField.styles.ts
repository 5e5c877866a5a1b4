import styled from 'styled-components'

export const Send = styled.button`
  flex: none;
  min-width: 7.5rem;
  padding: 0 0.875rem;
  border: 0;
  border-left: 1px solid var(--line);
  border-radius: inherit;
  background: none;
  color: var(--indigo);
  font-size: var(--text-14);
  font-weight: 500;
  cursor: pointer;
  &:hover {
    color: var(--indigo-hover);
    background: var(--sunken);
  }
  &[aria-disabled='true'] {
    color: var(--ink-3);
    background: none;
    cursor: default;
  }
`

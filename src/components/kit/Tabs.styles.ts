import styled from 'styled-components'

export const List = styled.div`
  display: flex;
  gap: 0.25rem;
  overflow-x: auto;
  overflow-y: hidden;
  @media (min-width: 600px) {
    gap: 1rem;
  }
  border-bottom: 1px solid var(--line);
`

export const Tab = styled.button`
  position: relative;
  min-height: 2.75rem;
  padding: 0.5rem 0.25rem;
  border: 0;
  background: none;
  color: var(--ink-3);
  font-size: var(--text-16);
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    color: var(--ink);
  }
  /* The list scrolls: a ring around the tab would be cut off. */
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-selected='true'] {
    color: var(--ink);
    font-weight: 600;
    &::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      border-bottom: 2px solid var(--indigo);
    }
  }
`

import styled from 'styled-components'

export const Area = styled.textarea`
  flex: 1;
  min-width: 0;
  min-height: 7.5rem;
  padding: 0.625rem 0.875rem;
  border: 0;
  border-radius: inherit;
  background: none;
  font: inherit;
  font-size: var(--text-16);
  line-height: 1.6;
  resize: vertical;
  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`

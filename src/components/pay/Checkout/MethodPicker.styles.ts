import styled from 'styled-components'

export const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.625rem;
  legend {
    padding: 0;
    margin-bottom: 0.75rem;
    font-family: var(--serif);
    font-size: var(--text-20);
    font-weight: 600;
  }
`

export const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 0.75rem;
  padding: 0.875rem 1rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-card);
  background: var(--surface);
  cursor: pointer;
  transition: border-color var(--hover) var(--ease);
  &:hover {
    border-color: var(--ink-2);
  }
  &:has(input:checked) {
    border-color: var(--indigo);
    background: var(--indigo-soft);
    box-shadow: inset 2px 0 0 var(--indigo);
  }
  &:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  input {
    grid-row: 1 / 3;
    align-self: center;
    outline: 0;
    box-shadow: none;
  }
  strong {
    font-weight: 500;
  }
  small {
    color: var(--ink-2);
    font-size: var(--text-14);
    line-height: 1.5;
  }
`

import styled from 'styled-components'

export const List = styled.div`
  display: grid;
  gap: 0.5rem;
`

// The spine of the house: the selected option has the colour of action.
export const Option = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0.125rem 0.875rem;
  align-items: baseline;
  padding: 0.875rem 1rem;
  border: 1px solid var(--line);
  border-left: 3px solid var(--line-strong);
  border-radius: var(--radius-card);
  background: var(--surface);
  cursor: pointer;
  transition: border-color var(--hover) var(--ease);
  &:hover {
    border-color: var(--line-strong);
  }
  &:has(:checked) {
    border-color: var(--indigo);
    background: var(--indigo-soft);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    color: var(--ink-3);
    cursor: default;
  }
`

export const Radio = styled.input`
  align-self: center;
  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`

export const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.5rem;
  font-weight: 500;
`

export const Mark = styled.span`
  padding: 0 0.5rem;
  border: 1px solid currentColor;
  border-radius: var(--radius-chip);
  color: var(--ink-2);
  font-size: var(--text-12);
  font-weight: 400;
  line-height: 1.25rem;
`

export const Amount = styled.span`
  font-size: var(--text-18);
  font-weight: 600;
  text-align: right;
  white-space: nowrap;
  s {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
    font-weight: 400;
    line-height: 1;
  }
`

export const More = styled.span`
  grid-column: 2 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  color: var(--ink-3);
  font-size: var(--text-14);
  :checked ~ & {
    color: var(--ink-2);
  }
`

export const Fault = styled.p`
  margin-top: 0.375rem;
  color: var(--cinnabar);
  font-size: var(--text-12);
`

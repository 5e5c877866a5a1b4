import styled from 'styled-components'

export const Back = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.75rem;
  margin-left: -0.25rem;
  padding: 0 0.25rem;
  border: 0;
  background: none;
  color: var(--ink-3);
  font-size: var(--text-14);
  cursor: pointer;
  &:hover {
    color: var(--ink);
  }
`

export const Tip = styled.span`
  position: absolute;
  z-index: 2;
  top: 100%;
  left: 0;
  padding: 0.25rem 0.625rem;
  border-radius: var(--radius-field);
  background: var(--ink);
  color: var(--paper);
  font-size: var(--text-12);
  line-height: 1.5;
  white-space: nowrap;
  pointer-events: none;
  opacity: 0;
  transition: opacity var(--hover) var(--ease);
  ${Back}:hover &,
  ${Back}:focus-visible & {
    opacity: 1;
  }
`

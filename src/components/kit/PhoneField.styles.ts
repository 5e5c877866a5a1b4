import styled from 'styled-components'

export const Country = styled.span`
  position: relative;
  flex: none;
  display: flex;
  align-items: center;
  gap: 0.375rem;
  padding: 0 0.75rem 0 0.875rem;
  border-right: 1px solid var(--line);
  &::after {
    content: '';
    width: 0.375rem;
    height: 0.375rem;
    margin-top: -0.25rem;
    border: solid var(--ink-3);
    border-width: 0 1px 1px 0;
    rotate: 45deg;
  }
`

// Lies invisibly over the dialling code, so that the closed control is narrow and the open list has whole names.
export const Choice = styled.select`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  cursor: pointer;
  option {
    color: CanvasText;
    background: Canvas;
  }
  &:focus-visible {
    opacity: 1;
    color: transparent;
    background: none;
    border: 0;
    appearance: none;
  }
`

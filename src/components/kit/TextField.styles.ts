import styled from 'styled-components'

export const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;
`

export const Name = styled.label`
  font-size: var(--text-14);
  font-weight: 500;
  color: var(--ink-2);
`

export const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: 0.375rem;
`

export const Star = styled.span`
  color: var(--cinnabar);
  font-weight: 600;
`

export const Kind = styled.span`
  color: var(--ink-3);
  font-size: var(--text-12);
`

export const Frame = styled.div`
  display: flex;
  align-items: stretch;
  min-height: 2.875rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-field);
  background: var(--surface);
  transition: border-color var(--hover) var(--ease);
  &:hover {
    border-color: var(--ink-2);
  }
  &:has(> input:focus-visible),
  &:has(> textarea:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  &:has([aria-invalid='true']) {
    border-color: var(--cinnabar);
  }
`

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  padding: 0 0.875rem;
  border: 0;
  border-radius: inherit;
  background: none;
  font-size: var(--text-16);
  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
`

export const Message = styled.p<{ $fault: boolean }>`
  min-height: 1.25rem;
  font-size: var(--text-12);
  line-height: 1.25rem;
  color: ${({ $fault }) => ($fault ? 'var(--cinnabar)' : 'var(--ink-3)')};
  > span:not([aria-hidden]) {
    display: inline-block;
    &::first-letter {
      text-transform: uppercase;
    }
  }
`

export const Mark = styled.span`
  margin-right: 0.375rem;
  font-weight: 600;
`

/** The message, and at its right the used part of the limit. */
export const Below = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.75rem;
  > p {
    min-width: 0;
  }
`

export const Count = styled.span<{ $shown: boolean; $over: boolean }>`
  flex: none;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  color: ${({ $over }) => ($over ? 'var(--cinnabar)' : 'var(--ink-3)')};
  font-size: var(--text-12);
  line-height: 1.25rem;
  font-variant-numeric: tabular-nums;
  ${Field}:focus-within & {
    visibility: visible;
  }
`

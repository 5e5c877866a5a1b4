import styled from 'styled-components'

export const Box = styled.div<{ $fault: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1rem;
  min-height: 5.5rem;
  padding: 0.75rem;
  border: 1px dashed ${({ $fault }) => ($fault ? 'var(--cinnabar)' : 'var(--line-strong)')};
  border-radius: var(--radius-field);
  background: var(--surface);
  &[data-view='kept'] {
    border-style: solid;
  }
`

export const Thumb = styled.img`
  flex: none;
  width: 4rem;
  height: 4rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-field);
  object-fit: contain;
  background: var(--paper);
`

export const Chosen = styled.div`
  flex: 1 1 8rem;
  display: grid;
  gap: 0.25rem;
  min-width: 0;
  font-size: var(--text-14);
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
  small {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  &:only-of-type,
  [data-view='empty'] > & {
    flex: 1;
  }
`

/** The chooser lies invisibly over its words: a press and a drop are the browser's own. */
export const Choose = styled.span<{ $alone: boolean }>`
  position: relative;
  display: inline-flex;
  flex: ${({ $alone }) => ($alone ? 1 : 'none')};
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: ${({ $alone }) => ($alone ? '4rem' : '2.25rem')};
  padding: 0.25rem 0.875rem;
  border: 1px solid ${({ $alone }) => ($alone ? 'transparent' : 'var(--line-strong)')};
  border-radius: var(--radius-field);
  color: ${({ $alone }) => ($alone ? 'var(--ink-2)' : 'var(--ink)')};
  font-size: var(--text-14);
  font-weight: 500;
  &:hover {
    border-color: var(--ink);
    color: var(--ink);
  }
  &:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
    font-size: 0;
  }
`

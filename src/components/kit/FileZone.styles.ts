import styled from 'styled-components'

export const Box = styled.section`
  display: grid;
  gap: 0.75rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--line);
  h3 {
    font-family: var(--serif);
    font-size: var(--text-18);
  }
`

/** The chooser lies invisibly over its words: a press and a drop are the browser's own. */
export const Zone = styled.div<{ $fault: boolean }>`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 0.25rem;
  padding: 1rem;
  border: 1px dashed ${({ $fault }) => ($fault ? 'var(--cinnabar)' : 'var(--line-strong)')};
  border-radius: var(--radius-card);
  background: var(--surface);
  text-align: center;
  overflow-wrap: anywhere;
  transition: border-color var(--hover) var(--ease);
  &:hover {
    border-color: var(--ink-2);
  }
  &:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  label {
    font-weight: 500;
    color: var(--indigo);
  }
  small {
    color: var(--ink-3);
    font-size: var(--text-14);
    line-height: 1.5;
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

export const Chosen = styled.div`
  display: grid;
  gap: 0.375rem;
  font-size: var(--text-14);
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
  span + span {
    color: var(--ink-3);
  }
`

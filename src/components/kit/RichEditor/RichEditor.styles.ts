import styled from 'styled-components'

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-field);
  background: var(--surface);
  &:has(.ProseMirror:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .ProseMirror {
    min-height: 16rem;
    max-width: none;
    padding: 0.875rem;
    font-size: var(--text-16);
    line-height: 1.7;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    &:focus-visible {
      outline: 0;
      box-shadow: none;
    }
  }
  .ProseMirror[contenteditable='false'] {
    color: var(--ink-2);
  }
  .ProseMirror-selectednode {
    outline: 2px solid var(--focus);
  }
  .ProseMirror th,
  .ProseMirror td {
    min-width: 4rem;
    padding: 0.5em;
    border: 1px solid var(--line);
  }
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 0.25rem;
  border-bottom: 1px solid var(--line);
`

export const Tool = styled.button`
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0 0.5rem;
  border: 0;
  border-radius: var(--radius-field);
  background: none;
  color: var(--ink-2);
  font-size: var(--text-14);
  font-weight: 600;
  &::before {
    content: attr(data-sign);
  }
  &:hover {
    background: var(--paper);
    color: var(--ink);
  }
  &[aria-pressed='true'] {
    background: var(--ink);
    color: var(--paper);
  }
  &[aria-disabled='true'] {
    color: var(--ink-3);
  }
`

export const Link = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  padding: 0.75rem;
  border-bottom: 1px solid var(--line);
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`

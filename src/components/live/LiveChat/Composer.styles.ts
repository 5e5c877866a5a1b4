import styled from 'styled-components'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 0.5rem;
  padding: 0.75rem 1rem;
  border-top: 1px solid var(--line);
  > p {
    grid-column: 1 / -1;
  }
`

export const Area = styled.textarea`
  display: block;
  width: 100%;
  min-height: 2.75rem;
  max-height: 8rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-field);
  background: var(--surface);
  color: var(--ink);
  font: inherit;
  font-size: var(--text-16);
  line-height: 1.5;
  resize: none;
  field-sizing: content;
  &[aria-disabled='true'] {
    background: var(--sunken);
    color: var(--ink-3);
  }
`

export const Bar = styled.p<{ $tone: 'quiet' | 'bad' }>`
  font-size: var(--text-14);
  line-height: 1.5;
  color: ${({ $tone }) => ($tone === 'bad' ? 'var(--cinnabar)' : 'var(--ink-3)')};
`

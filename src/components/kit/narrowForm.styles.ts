import styled from 'styled-components'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
  padding-top: 1.25rem;
  > button {
    margin-top: 0.375rem;
  }
`

export const Refusal = styled.p`
  padding: 0.5rem 0.75rem;
  margin-bottom: 0.5rem;
  border-left: 2px solid var(--cinnabar);
  background: var(--cinnabar-soft);
  color: var(--cinnabar);
  font-size: var(--text-14);
  line-height: 1.6;
`

export const Reveal = styled.button`
  flex: none;
  min-width: 3.5rem;
  padding: 0 0.875rem;
  border: 0;
  background: none;
  color: var(--ink-3);
  font-size: var(--text-14);
  cursor: pointer;
  &:hover {
    color: var(--ink);
  }
`

import styled from 'styled-components'

export const Field = styled.div`
  max-width: 32rem;
  margin-top: var(--space-24);
  label {
    display: block;
    margin-bottom: var(--space-4);
    font-size: var(--text-14);
    font-weight: 500;
  }
  input {
    width: 100%;
    min-height: 2.75rem;
    padding: 0 var(--space-12);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-field);
    background: var(--surface);
    color: var(--ink);
  }
  input::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
`

import styled from 'styled-components'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  margin-top: 1.25rem;
`

export const Sum = styled.div`
  display: grid;
  gap: 0.25rem;
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.6;
  strong {
    color: var(--ink);
    font-size: var(--text-20);
    font-weight: 600;
  }
  small {
    color: var(--ink-3);
  }
`

import styled from 'styled-components'

export const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.25rem;
  margin-top: 0.5rem;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    color: var(--ink-3);
    font-size: var(--text-14);
  }
  label {
    overflow-wrap: anywhere;
  }
`

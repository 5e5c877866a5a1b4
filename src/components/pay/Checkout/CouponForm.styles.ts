import styled from 'styled-components'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 0.75rem;
  align-items: start;
  max-width: 26rem;
  > button {
    /* Beside the field, below the line of its name. */
    margin-top: 1.8125rem;
    &:lang(en) {
      margin-top: 1.6875rem;
    }
  }
`

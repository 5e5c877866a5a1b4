import styled from 'styled-components'

import { row } from '../../kit/layout.ts'

export const Form = styled.form`
  display: grid;
  gap: 1.5rem;
  margin-top: 1.25rem;
`

export const Group = styled.fieldset`
  min-width: 0;
`

export const Legend = styled.legend`
  padding: 0;
  margin-bottom: 0.5rem;
  font-weight: 600;
  font-size: var(--text-16);
`

export const Choices = styled.div`
  display: flex;
  gap: 2rem;
`

export const Fault = styled.p`
  min-height: 1.5rem;
  margin-top: 0.25rem;
  font-size: var(--text-12);
  line-height: 1.5rem;
  color: var(--cinnabar);
  &::first-letter {
    text-transform: uppercase;
  }
`

export const Actions = styled.div`
  ${row}
  justify-content: flex-end;
`

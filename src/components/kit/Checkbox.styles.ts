import styled from 'styled-components'

export const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 0.625rem;
  font-size: var(--text-14);
  line-height: 1.6;
  color: var(--ink-2);
  cursor: pointer;
`

export const Box = styled.input`
  /* In the middle of the first line. */
  margin-block: calc((1.6em - 1.5rem) / 2);
`

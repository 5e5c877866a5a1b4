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
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0.0625rem 0 0;
  accent-color: var(--indigo);
`

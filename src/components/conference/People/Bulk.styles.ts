import styled from 'styled-components'

export const Exceptions = styled.ul`
  display: grid;
  gap: 0.375rem;
  margin-top: 1rem;
  padding-left: 1.25rem;
  list-style: disc;
  font-size: var(--text-14);
  line-height: 1.6;
`

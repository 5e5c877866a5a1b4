import styled from 'styled-components'

export const Track = styled.input`
  display: block;
  width: 100%;
  min-width: 4rem;
  min-height: 2.25rem;
  margin: 0;
  accent-color: var(--indigo);
  cursor: pointer;
`

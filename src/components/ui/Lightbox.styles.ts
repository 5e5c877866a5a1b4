import styled from 'styled-components'

export const Picture = styled.img`
  width: min(100%, 22rem, 70vh);
  aspect-ratio: 1;
  margin: 1.25rem auto 0;
  object-fit: contain;
  background: #fff;
  border-radius: var(--radius-field);
`

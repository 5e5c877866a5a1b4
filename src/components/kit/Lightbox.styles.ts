import styled from 'styled-components'

export const Picture = styled.img`
  width: min(100%, 22rem, 70vh);
  aspect-ratio: 1;
  margin: 1.25rem auto 0;
  object-fit: contain;
  background: #fff;
  border-radius: var(--radius-field);
`

export const WidePicture = styled.img`
  width: 100%;
  max-height: 75vh;
  margin: 1.25rem auto 0;
  object-fit: contain;
  background: #fff;
  border-radius: var(--radius-field);
`

export const Original = styled.p`
  margin-top: 0.75rem;
  a {
    display: inline-block;
    padding: 0.375rem 0;
  }
`

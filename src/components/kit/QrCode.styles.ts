import styled from 'styled-components'

export const Sheet = styled.svg`
  width: 100%;
  height: auto;
  aspect-ratio: 1;
  background: #fff;
  border-radius: var(--radius-field);
  forced-color-adjust: none;
`

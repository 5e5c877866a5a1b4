import styled from 'styled-components'

export const Video = styled.video<{ $mirrored: boolean }>`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: contain;
  transform: ${({ $mirrored }) => ($mirrored ? 'scaleX(-1)' : 'none')};
`

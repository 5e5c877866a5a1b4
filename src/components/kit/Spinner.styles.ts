import styled, { keyframes } from 'styled-components'

const turn = keyframes`to{transform:rotate(1turn)}`

export const Ring = styled.span`
  display: inline-block;
  width: 1.125em;
  height: 1.125em;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`

import styled, { keyframes } from 'styled-components'

const breathe = keyframes`50%{opacity:.45}`

/** A place holder of a fixed size (CSS lengths), so that nothing moves when the content comes. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = '1em' }) => $height};
  border-radius: var(--radius-field);
  background: var(--line);
  animation: ${breathe} 2s ease-in-out infinite;
`

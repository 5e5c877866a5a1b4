import styled from 'styled-components'

export const Jump = styled.a`
  position: fixed;
  z-index: 30;
  top: 0.5rem;
  left: 0.5rem;
  padding: 0.5rem 1rem;
  background: var(--surface);
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`

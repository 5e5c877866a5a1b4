import styled from 'styled-components'

export const Seal = styled.svg`
  flex: none;
  color: var(--cinnabar);
`

export const Logo = styled.img`
  width: auto;
  height: 2rem;
`

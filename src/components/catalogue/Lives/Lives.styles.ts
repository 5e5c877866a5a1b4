import styled from 'styled-components'

export const Ahead = styled.p`
  color: var(--indigo);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`

/** Above the card's own link, which covers the card. */
export const Beyond = styled.p`
  position: relative;
  z-index: 1;
  width: fit-content;
  font-size: var(--text-14);
  a {
    display: inline-block;
    padding: 0.25rem 0;
  }
`

import styled from 'styled-components'

/** Scrolls sideways where there is no room for all; every banner is a link, so the keyboard brings it into view. */
export const BannerRow = styled.ul`
  display: flex;
  gap: 1rem;
  overflow-x: auto;
  padding: 1.5rem 0.25rem 0.5rem;
  scroll-snap-type: x proximity;
  > li {
    flex: 1 0 min(20rem, 88%);
    max-width: 40rem;
    scroll-snap-align: start;
  }
`

export const BannerLink = styled.a`
  display: grid;
  gap: 0.5rem;
  color: var(--ink);
  font-size: var(--text-14);
  text-decoration: none;
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 5 / 2;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    object-fit: cover;
    filter: var(--cover-filter);
  }
  &:hover span {
    text-decoration: underline;
  }
`

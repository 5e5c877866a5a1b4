import styled from 'styled-components'

/** Side by side, in as many rows as needed: no movement, and nothing beyond the edge of the screen. */
export const BannerRow = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: 1rem;
  padding: 1.5rem 0 0.5rem;
  > li {
    max-width: 40rem;
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

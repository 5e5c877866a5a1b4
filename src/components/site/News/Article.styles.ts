import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'

export const Picture = styled.img`
  width: 100%;
  aspect-ratio: 2 / 1;
  object-fit: cover;
  margin-bottom: 1.75rem;
  border: 1px solid var(--line);
  background: var(--sunken);
  filter: var(--cover-filter);
`

/** The older and the newer one, side by side where there is room. */
export const Sides = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  margin-top: 2.5rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--line);
  a {
    display: inline-block;
    padding-block: 0.25rem;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 2rem;
    > :last-child {
      text-align: right;
    }
    > :only-child {
      text-align: left;
    }
  }
`

export const Related = styled.ul`
  display: grid;
  gap: 1.5rem;
  list-style: none;
`

export const Phone = styled.details`
  margin-top: 2.5rem;
  padding-top: 0.75rem;
  border-top: 1px solid var(--line);
  font-size: var(--text-14);
  summary {
    padding-block: 0.5rem;
    cursor: pointer;
  }
  svg {
    width: 10rem;
    height: 10rem;
    margin-block: 0.5rem;
  }
  @media print {
    display: none;
  }
`

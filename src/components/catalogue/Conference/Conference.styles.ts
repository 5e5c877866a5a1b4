import styled from 'styled-components'
import { from } from '../../../theme/tokens.ts'

export const Filters = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 0 1rem;
  margin-top: 1.5rem;
  padding: 1.25rem 0 0.5rem;
  border-top: 1px solid var(--ink);
  border-bottom: 1px solid var(--line);
  > :nth-child(-n + 2),
  > :last-child {
    grid-column: 1 / -1;
  }
  ${from.tablet} {
    grid-template-columns: 2fr 1.2fr 1fr 1fr;
    > :nth-child(n) {
      grid-column: auto;
    }
    > :last-child {
      grid-column: span 2;
    }
  }
`

/** A picture of the organizers; patterns of the site appear on cards alone. */
export const Picture = styled.img`
  width: 100%;
  max-width: 50rem;
  height: auto;
  aspect-ratio: 2 / 1;
  object-fit: cover;
  background: var(--sunken);
  border-radius: var(--radius-card);
`

export const State = styled.span<{ $tone: string }>`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  color: ${({ $tone }) => $tone};
  font-weight: 500;
  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    background: currentColor;
  }
`

export const Dates = styled.dl`
  border-top: 1px solid var(--ink);
  font-size: var(--text-14);
  > div {
    display: grid;
    grid-template-columns: 6.5rem 1fr;
    gap: 0.75rem;
    padding: 0.625rem 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    color: var(--ink-3);
  }
  small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`

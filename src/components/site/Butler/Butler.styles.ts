import styled from 'styled-components'
import { from } from '../../../theme/tokens.ts'
import { panel, row } from '../../kit/layout.ts'

export const Section = styled.section`
  ${panel}
  margin-top: 3rem;
  scroll-margin-top: 6rem;
`

export const Intro = styled.p`
  max-width: 46em;
  margin-top: 1rem;
  color: var(--ink-2);
  white-space: pre-line;
`

/** Services and their prices, as a price list: the name on the left, the amount on the right. */
export const Prices = styled.ul`
  border-top: 1px solid var(--ink);
  > li {
    display: grid;
    gap: 0.25rem 2rem;
    padding: 1rem 0;
    border-bottom: 1px solid var(--line);
    ${from.tablet} {
      grid-template-columns: 14rem minmax(0, 1fr) auto;
      align-items: baseline;
    }
  }
  h3 {
    font-size: var(--text-18);
  }
  p {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`

export const Hotel = styled.div`
  padding: 1rem 0;
  border-top: 1px solid var(--ink);
  > p {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`

/** Rooms of a conference, folded away unless they are the first ones. */
export const Folded = styled.details`
  margin-top: 0.5rem;
  summary {
    min-height: 2.75rem;
    padding-block: 0.625rem;
    color: var(--ink-2);
    font-size: var(--text-14);
    cursor: pointer;
  }
  h4 {
    margin-top: 0.5rem;
    font-size: var(--text-16);
  }
  > div > small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 1.25rem;
  max-width: 46rem;
  ${from.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Whole = styled.div`
  ${from.large} {
    grid-column: 1 / -1;
  }
`

export const Actions = styled.div`
  ${row}
  margin-top: 0.5rem;
`

export const Turns = styled.ol`
  display: grid;
  gap: 0.75rem;
  > li {
    padding-left: 0.875rem;
    border-left: 2px solid var(--line-strong);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  > li[data-by='staff'] {
    border-left-color: var(--celadon);
  }
  small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`

export const Inside = styled.div`
  display: grid;
  gap: 0.875rem;
  padding: 1rem 1.25rem;
  h3 {
    font-size: var(--text-16);
  }
`

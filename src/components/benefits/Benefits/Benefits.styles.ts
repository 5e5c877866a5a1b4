import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { row } from '../../kit/layout.ts'

/** Amount of each benefit, side by side where there is room. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-top: 1px solid var(--ink);
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 2rem;
  }
`

export const Tile = styled.li`
  display: grid;
  align-content: start;
  gap: 0.25rem;
  padding: 1rem 0;
  border-bottom: 1px solid var(--line);
`

export const Label = styled.h3`
  color: var(--ink-3);
  font-size: var(--text-14);
  font-weight: 500;
`

export const Number = styled.a`
  justify-self: start;
  color: var(--ink);
  font-size: var(--text-24);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-decoration-color: var(--line-strong);
  text-underline-offset: 0.25em;
`

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  margin-top: 2.5rem;
  scroll-margin-top: 5rem;
  > h2 {
    font-family: var(--serif);
    font-size: var(--text-20);
  }
`

export const Rules = styled.ul`
  display: grid;
  gap: 0.25rem;
  padding-left: 1.125rem;
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.7;
  list-style: disc;
`

export const Buttons = styled.div`
  ${row}
  align-items: center;
`

export const Invite = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem 2rem;
  align-items: start;
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) 9rem;
  }
`

export const Code = styled.p`
  font-size: var(--text-24);
  font-weight: 600;
  letter-spacing: 0.08em;
  overflow-wrap: anywhere;
`

export const Square = styled.div`
  width: 9rem;
`

export const Points = styled.p<{ $gained: boolean }>`
  color: ${({ $gained }) => ($gained ? 'var(--celadon)' : 'var(--ink)')};
  font-size: var(--text-18);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

export const Bar = styled.progress`
  width: 100%;
  height: 0.5rem;
  border: 0;
  border-radius: var(--radius-chip);
  appearance: none;
  background: var(--sunken);
  &::-webkit-progress-bar {
    border-radius: var(--radius-chip);
    background: var(--sunken);
  }
  &::-webkit-progress-value {
    border-radius: var(--radius-chip);
    background: var(--amber);
  }
  &::-moz-progress-bar {
    border-radius: var(--radius-chip);
    background: var(--amber);
  }
`

export const Hits = styled.ol`
  display: grid;
  border-top: 1px solid var(--line);
  font-size: var(--text-14);
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    justify-content: space-between;
    padding: 0.5rem 0;
    border-bottom: 1px solid var(--line);
    color: var(--ink-2);
  }
`

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  max-width: 40rem;
  margin: 0 auto;
  padding: 2rem 1rem 4rem;
  h1 {
    font-family: var(--serif);
    font-size: var(--text-30);
    line-height: 1.3;
    text-wrap: balance;
  }
`

export const Big = styled.p`
  font-size: var(--text-38);
  font-weight: 600;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  small {
    color: var(--ink-3);
    font-size: var(--text-16);
    font-weight: 400;
  }
`

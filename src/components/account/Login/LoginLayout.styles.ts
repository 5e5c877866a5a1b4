import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { column } from '../../kit/layout.ts'

export const Page = styled.div`
  ${column}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 75rem;
  padding-block: 1.5rem 2rem;
  gap: 1.5rem;
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) 27rem;
    gap: 2.5rem;
    padding-block: 3rem 4rem;
    align-items: stretch;
  }
  ${from.desktop} {
    gap: 5rem;
    padding: 3rem 3rem 4rem;
  }
`

export const Panel = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  ${from.tablet} {
    padding: 1.5rem 0 0 2rem;
    border-left: 1px solid var(--line-strong);
    min-height: 36rem;
  }
`

export const Eyebrow = styled.p`
  display: none;
  font-size: var(--text-12);
  letter-spacing: 0.14em;
  color: var(--ink-3);
  ${from.tablet} {
    display: block;
  }
`

export const Headline = styled.h1`
  font-size: var(--text-24);
  white-space: pre-line;
  letter-spacing: 0.02em;
  &:lang(en) {
    letter-spacing: -0.01em;
  }
  ${from.tablet} {
    margin-top: 1.5rem;
    font-size: var(--text-30);
  }
  ${from.desktop} {
    font-size: var(--text-48);
  }
`

export const Lead = styled.p`
  display: none;
  max-width: 30em;
  margin-top: 1.5rem;
  color: var(--ink-2);
  ${from.tablet} {
    display: block;
  }
`

// A mask, so that the drawing takes the colour of the theme and costs no script.
export const Drawing = styled.div`
  display: none;
  ${from.tablet} {
    display: block;
    flex: 1;
    min-height: 12rem;
    max-height: 19rem;
    margin: 2rem 0;
    background: var(--line-strong);
    mask: url(/art/folio.svg) left center / contain no-repeat;
  }
  @media (forced-colors: active) {
    display: none;
  }
`

export const Promise = styled.p`
  display: flex;
  gap: 0.625rem;
  margin-top: 0.75rem;
  font-size: var(--text-14);
  line-height: 1.6;
  color: var(--ink-3);
  svg {
    flex: none;
    color: var(--celadon);
  }
  ${from.tablet} {
    margin-top: auto;
    max-width: 34em;
  }
`

export const Card = styled.div`
  align-self: start;
  padding: 1rem 1.25rem 1.5rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  ${from.tablet} {
    padding: 1.25rem 2rem 2rem;
  }
`

export const Below = styled.div`
  margin-top: 1.5rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--line);
`

export const Look = styled.p`
  margin-top: 1rem;
  font-size: var(--text-14);
`

import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { column, row } from '../../kit/layout.ts'

export const Page = styled.article`
  ${column}
  max-width: 60rem;
  padding-block: 1.5rem 0;
  ${from.tablet} {
    padding-block: 3rem 0;
  }
`

/** Keeps its size for any content: text for guests takes more of a phone than a picture does. */
export const Stage = styled.div`
  display: grid;
  min-height: clamp(19rem, 56.25vw, 33.75rem);
`

export const Collecting = styled.div`
  min-height: 2.75rem;
`

export const Picture = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-card);
  background: #000;
`

export const Gate = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  align-content: center;
  gap: 0.75rem;
  padding: 1.5rem 1rem;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--sunken);
  text-align: center;
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    opacity: 0.18;
    filter: var(--cover-filter);
  }
  > :not(img) {
    position: relative;
  }
  p {
    max-width: 34em;
    padding: 0.25rem 0.75rem;
    background: var(--sunken);
  }
`

export const Actions = styled.div`
  ${row}
  justify-content: center;
`

export const Under = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1.5rem;
  min-height: 2.75rem;
  margin-top: 0.5rem;
  color: var(--ink-2);
  font-size: var(--text-14);
  > :first-child {
    flex: 1 1 12rem;
  }
`

export const Speed = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  select {
    min-height: 2.5rem;
    padding: 0 0.5rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-field);
    background: var(--surface);
    color: inherit;
    font: inherit;
  }
`

export const Hint = styled.p`
  flex-basis: 100%;
  color: var(--ink-3);
  font-size: var(--text-12);
`

export const Head = styled.header`
  display: grid;
  gap: 0.5rem;
  margin-top: 1.25rem;
  padding-bottom: 1.25rem;
  border-bottom: 1px solid var(--line);
  h1 {
    font-size: clamp(1.375rem, 1.1rem + 1.4vw, 2rem);
    line-height: 1.35;
    text-wrap: balance;
  }
`

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  color: var(--ink-3);
  font-size: var(--text-14);
  line-height: 1.8;
  &:empty {
    display: none;
  }
`

export const MediaFault = styled.p`
  padding: 0.375rem 0.75rem;
  border-left: 2px solid var(--amber);
  background: var(--amber-soft);
  color: var(--amber);
  font-size: var(--text-14);
  line-height: 1.6;
`

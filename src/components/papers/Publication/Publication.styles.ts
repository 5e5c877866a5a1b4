import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { column, pairs, panel, row } from '../../kit/layout.ts'

export const Page = styled.div`
  ${column}
  max-width: 80rem;
  padding-block: 2rem 0;
  ${from.tablet} {
    padding-block: 3.5rem 0;
  }
`

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  padding-bottom: 2rem;
  border-bottom: 1px solid var(--line);
  h1 {
    max-width: 26em;
    font-size: clamp(1.625rem, 1.2rem + 1.9vw, 2.375rem);
    line-height: 1.3;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
`

export const OtherTitle = styled.p`
  max-width: 40em;
  color: var(--ink-2);
  font-family: var(--serif);
  font-size: var(--text-18);
  overflow-wrap: anywhere;
`

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  color: var(--ink-3);
  font-size: var(--text-14);
`

export const Actions = styled.div`
  ${row}
  align-items: center;
`

export const Only = styled.small`
  color: var(--ink-3);
  font: 400 var(--text-12) / 1.5 var(--sans);
  letter-spacing: normal;
  white-space: nowrap;
`

/** Seen before the title, and never taken for a part of it. */
export const Retracted = styled.section`
  display: grid;
  gap: 0.375rem;
  margin-bottom: 2rem;
  padding: 1rem 1.25rem;
  border: 2px solid var(--cinnabar);
  background: var(--surface);
  h2 {
    color: var(--cinnabar);
    font-size: var(--text-20);
    letter-spacing: 0.04em;
  }
  p {
    max-width: var(--measure);
    overflow-wrap: anywhere;
  }
`

export const Authors = styled.ol`
  list-style: none;
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  li {
    overflow-wrap: anywhere;
  }
  sup {
    color: var(--ink-3);
    font-size: 0.7em;
  }
  a {
    font-size: var(--text-12);
  }
`

export const Affiliations = styled.ol`
  display: grid;
  gap: 0.125rem;
  padding-left: 1.5em;
  list-style: decimal;
  color: var(--ink-2);
  font-size: var(--text-14);
  overflow-wrap: anywhere;
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem;
  padding-top: 2rem;
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    gap: 4rem;
  }
`

export const Part = styled.section`
  ${panel}
  + section {
    margin-top: 2.5rem;
  }
  h3 {
    color: var(--ink-3);
    font: 500 var(--text-14) / 1.5 var(--sans);
  }
  p {
    max-width: var(--measure);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`

/** The pages of the paper, between its head and its abstract. */
export const Reading = styled.div`
  max-width: 60rem;
  padding-top: 2rem;
`

export const Keywords = styled.ul`
  list-style: none;
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  font-size: var(--text-14);
  li {
    padding: 0.125rem 0.625rem;
    border: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`

export const Facts = styled.dl`
  ${pairs}
  gap: 0.5rem 1.25rem;
`

export const Cited = styled.pre`
  max-height: 18rem;
  margin: 0.75rem 0;
  padding: 0.875rem 1rem;
  border: 1px solid var(--line);
  background: var(--surface);
  font-size: var(--text-12);
  line-height: 1.6;
  white-space: pre-wrap;
  overflow: auto;
  overflow-wrap: anywhere;
  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`

export const Entry = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
  height: 100%;
  padding: 1rem 0;
  border-top: 1px solid var(--line);
  h2 {
    font-family: var(--serif);
    font-size: var(--text-18);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  p {
    color: var(--ink-2);
    font-size: var(--text-14);
    overflow-wrap: anywhere;
  }
`

export const Mark = styled.strong`
  color: var(--cinnabar);
  font-weight: 500;
`

import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { column } from '../../kit/layout.ts'

export const Page = styled.div`
  ${column}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 80rem;
  ${from.tablet} {
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: 3rem;
    padding-block: 3.5rem 0;
  }
`

/** On a narrow screen one row that scrolls; the pages of the present group are below it. */
export const Side = styled.nav`
  margin: 0 -1rem;
  border-bottom: 1px solid var(--line);
  ${from.tablet} {
    margin: 0;
    border: 0;
  }
`

export const Groups = styled.ul`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  padding: 0 0.5rem;
  &::-webkit-scrollbar {
    display: none;
  }
  ${from.tablet} {
    display: grid;
    gap: 1rem;
    padding: 0;
    border-top: 1px solid var(--ink);
    padding-top: 0.75rem;
  }
`

export const GroupLink = styled.a<{ $leads: boolean }>`
  display: block;
  padding: 0.75rem 0.625rem;
  color: var(--ink-2);
  font-size: var(--text-14);
  white-space: nowrap;
  text-decoration: none;
  &:hover {
    color: var(--ink);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  &[aria-current] {
    color: var(--ink);
    font-weight: 600;
    box-shadow: inset 0 -2px 0 var(--indigo);
  }
  ${from.tablet} {
    padding: 0.125rem 0;
    white-space: normal;
    ${({ $leads }) => ($leads ? 'color: var(--ink-3); font-size: var(--text-12);' : '')}
    &[aria-current] {
      box-shadow: none;
      ${({ $leads }) => ($leads ? 'font-weight: 400; color: var(--ink-3);' : 'color: var(--indigo);')}
    }
  }
`

export const Pages = styled.ul`
  display: none;
  ${from.tablet} {
    display: block;
  }
`

export const PageLink = styled.a`
  display: block;
  padding: 0.25rem 0;
  color: var(--ink-2);
  font-size: var(--text-14);
  text-decoration: none;
  &:hover {
    color: var(--ink);
    text-decoration: underline;
  }
  &[aria-current='page'] {
    color: var(--indigo);
    font-weight: 600;
  }
`

export const Siblings = styled.nav`
  margin-bottom: 1rem;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
  }
  a {
    padding: 0.625rem 0;
  }
  ${from.tablet} {
    display: none;
  }
`

export const Content = styled.div`
  padding-top: 0.75rem;
  ${from.tablet} {
    padding-top: 0;
  }
`

export const Title = styled.h1`
  font-size: var(--text-30);
  line-height: 1.2;
`

export const Lead = styled.p`
  margin-top: 0.5rem;
  color: var(--ink-2);
  font-size: var(--text-14);
`

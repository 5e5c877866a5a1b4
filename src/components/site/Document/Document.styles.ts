import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'

export const Page = styled.article`
  max-width: 46rem;
  margin: 0 auto;
  padding: 2.5rem 1rem 2rem;
  ${from.tablet} {
    padding-top: 4.5rem;
  }
  > h1 {
    font-size: var(--text-30);
    ${from.tablet} {
      font-size: var(--text-38);
    }
  }
`

export const Updated = styled.p`
  margin: 0.75rem 0 2rem;
  padding-bottom: 1.25rem;
  border-bottom: 1px solid var(--line);
  font-size: var(--text-14);
  color: var(--ink-3);
`

export const Help = styled.div`
  max-width: 75rem;
  margin: 0 auto;
  padding: 1rem 1rem 0;
  ${from.tablet} {
    display: grid;
    grid-template-columns: 13rem 1fr;
    gap: 3rem;
    padding: 2rem 2rem 0;
  }
  > nav {
    ${from.tablet} {
      padding-top: 2.75rem;
    }
  }
  h2 {
    margin-bottom: 0.75rem;
    font-size: var(--text-14);
    color: var(--ink-3);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    border-left: 1px solid var(--line);
    ${from.tablet} {
      display: block;
    }
  }
  nav a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    margin-left: -1px;
    padding: 0 1rem;
    border-left: 1px solid transparent;
    color: var(--ink-2);
    font-size: var(--text-14);
    text-decoration: none;
  }
  nav a:hover {
    color: var(--ink);
  }
  nav a[aria-current] {
    border-left: 2px solid var(--indigo);
    color: var(--indigo);
    font-weight: 600;
  }
  ${Page} {
    margin: 0;
  }
`

export const Older = styled.p`
  margin-bottom: 1.5rem;
  padding: 0.75rem 1rem;
  border-left: 2px solid var(--amber);
  background: var(--amber-soft);
  color: var(--amber);
  font-size: var(--text-14);
  a {
    color: inherit;
  }
`

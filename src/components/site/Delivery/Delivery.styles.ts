import styled from 'styled-components'

import { pairs, panel, row } from '../../kit/layout.ts'

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  margin-top: 1.5rem;
`

/** The places, each with its status. */
export const Places = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  padding-bottom: 0.5rem;
  border-bottom: 1px solid var(--line);
  a {
    display: block;
    padding-block: 0.5rem;
    color: var(--ink-2);
    font-size: var(--text-14);
    text-decoration: none;
  }
  a:hover {
    color: var(--indigo);
  }
  a[aria-current] {
    color: var(--indigo);
    font-weight: 600;
  }
  small {
    margin-inline-start: 0.375rem;
    color: var(--ink-3);
    font-weight: 400;
    font-size: var(--text-12);
  }
`

export const Head = styled.header`
  h2 {
    font-family: var(--serif);
    font-size: var(--text-20);
  }
  p {
    margin-top: 0.25rem;
    color: var(--ink-2);
    font-size: var(--text-14);
    line-height: 1.7;
  }
`

export const Panel = styled.section`
  ${panel}
  h3 {
    font-family: var(--serif);
    font-size: var(--text-18);
  }
  p {
    margin-top: 0.25rem;
    color: var(--ink-2);
    font-size: var(--text-14);
    line-height: 1.7;
    overflow-wrap: anywhere;
  }
`

export const Facts = styled.dl`
  ${pairs}
  gap: 0.375rem 1.25rem;
  margin-top: 0.75rem;
  dd {
    overflow-wrap: anywhere;
  }
`

export const Actions = styled.div`
  ${row}
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 1rem;
`

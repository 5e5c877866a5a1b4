import styled from 'styled-components'

import { from } from '../../../src/theme/tokens.ts'

export const Row = styled.article`
  display: grid;
  gap: var(--space-12) var(--space-32);
  padding: var(--space-24) 0;
  border-bottom: 1px solid var(--line);
  ${from.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`

export const Title = styled.div`
  h3 {
    font-size: var(--text-18);
  }
  p {
    margin-top: var(--space-4);
    color: var(--ink-3);
    font-size: var(--text-14);
    line-height: 1.6;
  }
`

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  font-size: var(--text-14);
  line-height: 1.4;
  a {
    display: block;
    padding: var(--space-4) var(--space-12);
    border: 1px solid var(--line);
    border-left: 3px solid var(--line-strong);
    border-radius: var(--radius-field);
    background: var(--surface);
    color: var(--ink);
    text-decoration: none;
    transition: border-color var(--hover) var(--ease);
  }
  a:hover {
    border-color: var(--indigo);
    color: var(--indigo);
  }
`

export const Also = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin-top: var(--space-12);
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.6;
`

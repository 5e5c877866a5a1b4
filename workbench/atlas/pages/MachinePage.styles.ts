import styled from 'styled-components'

import { from } from '../../../src/theme/tokens.ts'

export const Page = styled.main`
  max-width: 76rem;
  margin: 0 auto;
  padding: var(--space-24) var(--space-16) var(--space-96);
  h1 {
    margin: var(--space-4) 0 var(--space-12);
    font-size: var(--text-30);
  }
  h2 {
    font-size: var(--text-20);
  }
  code {
    font-size: 0.92em;
    overflow-wrap: anywhere;
  }
  ${from.large} {
    padding: var(--space-48) var(--space-32) var(--space-96);
    h1 {
      font-size: var(--text-38);
    }
  }
`

export const Path = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
`

export const Lead = styled.p`
  max-width: var(--measure);
  color: var(--ink-2);
  font-size: var(--text-18);
`

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-16);
  margin-top: var(--space-16);
  color: var(--ink-3);
  font-size: var(--text-14);
  li + li {
    padding-left: var(--space-16);
    border-left: 1px solid var(--line-strong);
  }
`

export const Part = styled.section`
  margin-top: var(--space-48);
  > h2 {
    padding-bottom: var(--space-8);
    border-bottom: 1px solid var(--line-strong);
  }
`

export const Hint = styled.p`
  margin-top: var(--space-8);
  color: var(--ink-3);
  font-size: var(--text-14);
`

export const ChartBox = styled.div`
  position: relative;
  overflow: hidden;
  margin-top: var(--space-12);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--space-24) var(--space-16);
  margin-top: var(--space-16);
`

export const Passing = styled.p`
  margin-top: var(--space-16);
  color: var(--ink-2);
  font-size: var(--text-14);
  span + span::before {
    content: ' · ';
  }
`

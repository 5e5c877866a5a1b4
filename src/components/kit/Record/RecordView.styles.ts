import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  max-width: 60rem;
  margin: 0 auto;
  padding: 1.5rem 1rem 4rem;
  ${from.large} {
    padding: 2.5rem 1.5rem 5rem;
  }
`

export const Head = styled.div`
  display: grid;
  gap: 0.5rem;
  padding: 1.25rem 1rem;
  h1 {
    font-size: var(--text-24);
    overflow-wrap: anywhere;
  }
  ${from.large} {
    padding: 1.5rem;
    h1 {
      font-size: var(--text-30);
    }
  }
`

export const Kind = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  font-size: var(--text-14);
  color: var(--ink-3);
`

export const Subtitle = styled.p`
  color: var(--ink-2);
`

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  h2 {
    padding-bottom: 0.5rem;
    border-bottom: 1px solid var(--line);
    font-size: var(--text-18);
  }
`

export const Done = styled.p`
  &:empty {
    display: none;
  }
  padding: 0.625rem 0.875rem;
  border-left: 2px solid var(--celadon);
  background: var(--celadon-soft);
  color: var(--celadon);
  font-size: var(--text-14);
`

export const Links = styled.ul`
  display: grid;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    padding: 0.5rem 0;
    border-bottom: 1px solid var(--line);
  }
  a {
    padding: 0.375rem 0;
    overflow-wrap: anywhere;
  }
`

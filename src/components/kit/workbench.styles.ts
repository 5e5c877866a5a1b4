import styled from 'styled-components'
import { from } from '../../theme/tokens.ts'
import { column, row } from './layout.ts'

export const Page = styled.div`
  ${column}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  max-width: 60rem;
  padding-block: 2rem 4rem;
  ${from.tablet} {
    padding-block: 3rem 4rem;
  }
  h1 {
    font-size: var(--text-30);
    overflow-wrap: anywhere;
  }
  h2 {
    margin-bottom: 0.5rem;
    font-size: var(--text-18);
  }
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 1.5rem;
`

export const Actions = styled.div`
  ${row}
`

export const Offer = styled.form`
  display: grid;
  justify-items: start;
  max-width: 24rem;
  margin-top: 0.75rem;
  > :first-child {
    width: 100%;
  }
`

export const Lead = styled.p`
  padding-bottom: 1.25rem;
  border-bottom: 1px solid var(--ink);
  color: var(--ink-2);
  line-height: 1.7;
`

export const Why = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 1.5rem;
  padding: 0.875rem 1rem;
  border-left: 2px solid var(--amber);
  background: var(--amber-soft);
  p {
    flex: 1 1 18rem;
    color: var(--amber);
    line-height: 1.7;
  }
`

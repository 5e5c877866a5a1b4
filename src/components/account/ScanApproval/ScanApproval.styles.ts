import styled from 'styled-components'

import { pairs } from '../../kit/layout.ts'

export const Page = styled.div`
  max-width: 29rem;
  margin: 0 auto;
  padding: 2.5rem 1rem 4rem;
`

export const Card = styled.section`
  padding: 1.5rem 1.25rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  h1 {
    font-size: var(--text-24);
  }
`

export const Facts = styled.dl`
  ${pairs}
  gap: 0.25rem 1rem;
  margin: 1.25rem 0;
  padding: 0.875rem 0;
  border-block: 1px solid var(--line);
`

export const Warning = styled.p`
  font-size: var(--text-14);
  color: var(--ink-2);
`

export const Actions = styled.div`
  display: grid;
  gap: 0.5rem;
  margin-top: 1.25rem;
`

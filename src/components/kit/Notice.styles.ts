import styled from 'styled-components'

import { row } from './layout.ts'

export const Sheet = styled.section`
  display: grid;
  justify-items: center;
  gap: 0.75rem;
  padding: 4rem 1rem;
  text-align: center;
`

export const Art = styled.div`
  color: var(--line-strong);
  margin-bottom: 1rem;
`

export const Title = styled.h1`
  font-size: var(--text-30);
`

export const Text = styled.div`
  max-width: 34em;
  color: var(--ink-2);
`

export const Actions = styled.div`
  ${row}
  justify-content: center;
  margin-top: 1.25rem;
`

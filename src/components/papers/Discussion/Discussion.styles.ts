import styled from 'styled-components'

import { row } from '../../kit/layout.ts'

export const Talk = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  margin-top: 1.5rem;
  padding: 1.25rem;
  border: 1px solid var(--line);
  background: var(--surface);
  font-size: var(--text-14);
  line-height: 1.8;
  overflow-wrap: anywhere;
`

export const List = styled.ol`
  list-style: none;
  display: grid;
  gap: 1rem;
`

export const Said = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;
  padding-top: 0.75rem;
  border-top: 1px solid var(--line);
`

export const Line = styled.p`
  ${row}
  gap: 0.25rem 0.75rem;
  color: var(--ink-3);
  font-size: var(--text-12);
  strong {
    color: var(--ink);
    font-size: var(--text-14);
  }
`

export const Text = styled.div`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

export const Gone = styled.p`
  color: var(--ink-3);
  font-style: italic;
`

export const Hands = styled.div`
  ${row}
  align-items: center;
`

export const Writing = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

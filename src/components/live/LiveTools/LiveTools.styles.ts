import styled from 'styled-components'

import { row } from '../../kit/layout.ts'

export const Tool = styled.section`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  padding: 0.75rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  /* A choice without errors needs no place for them. */
  p:has(> span:empty:only-child) {
    display: none;
  }
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  > h3 {
    font-size: var(--text-14);
  }
  > p {
    margin-left: auto;
    color: var(--ink-3);
    font-size: var(--text-12);
    text-align: right;
  }
`

export const Actions = styled.div`
  ${row}
  gap: 0.5rem;
  margin-top: auto;
`

import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'

/** The list, and beside it the visitors' view. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  margin-bottom: 1.5rem;
  ${from.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
    align-items: start;
    gap: 3rem;
  }
`

/** Stays in view while the list is read; a long form scrolls in it. */
export const Beside = styled.section`
  ${from.large} {
    position: sticky;
    top: calc(var(--header) + 1.5rem);
    max-height: calc(100vh - var(--header) - 3rem);
    overflow-y: auto;
  }
`

export const Sheet = styled.form`
  padding: 1.25rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  margin-top: 0.75rem;
  fieldset > div {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Templates = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  color: var(--ink-2);
  font-size: var(--text-14);
`

export const Condition = styled.p`
  color: var(--indigo);
  font-size: var(--text-14);
  overflow-wrap: anywhere;
`

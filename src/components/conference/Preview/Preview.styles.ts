import styled from 'styled-components'

import { row } from '../../kit/layout.ts'

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  /* A field with a longer hint makes its neighbours no taller. */
  align-items: start;
  gap: 0.75rem 1.5rem;
  margin-bottom: 1rem;
`

export const Stage = styled.section`
  display: grid;
  gap: 0;
`

/** Belongs to the frame below it. */
export const Bar = styled.div`
  ${row}
  justify-content: space-between;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--ink);
  background: var(--amber-soft);
  p {
    flex: 1 1 14rem;
    color: var(--ink);
    font-size: var(--text-14);
  }
`

export const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: min(80vh, 56rem);
  border: 1px solid var(--ink);
  border-top: 0;
  background: var(--paper);
`

export const Quiet = styled.p`
  margin-top: 0.75rem;
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.7;
`

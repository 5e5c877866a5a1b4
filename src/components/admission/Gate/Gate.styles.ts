import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { column, panel } from '../../kit/layout.ts'

export const Page = styled.div`
  ${column}
  max-width: 72rem;
  padding-block: 1.5rem 3rem;
  ${from.tablet} {
    padding-block: 2.5rem 4rem;
  }
  > h1 {
    font-size: var(--text-24);
  }
`

export const Panel = styled.section`
  ${panel}
  > h2 {
    font-size: var(--text-18);
  }
`

export const Narrow = styled.form`
  display: grid;
  gap: 1rem;
  max-width: 30rem;
  margin-top: 1.5rem;
`

/** Gate of this device, and the way to another gate. */
export const Where = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  margin-top: 0.75rem;
  > p {
    min-width: 0;
    overflow-wrap: anywhere;
    color: var(--ink-2);
  }
  > p > strong {
    color: var(--ink);
  }
`

/** One column: the answer, the camera below it, then the code form. Two: the entries beside the answer. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  margin-top: 1.25rem;
  ${from.tablet} {
    grid-template:
      'answer camera' auto 'answer sync' 1fr 'code sync' auto 'doubts doubts' auto / minmax(0, 1fr)
      22rem;
    gap: 1.25rem 2rem;
  }
`

/** The answer takes all the room that the others leave. */
export const Area = styled.div<{ $name: 'answer' | 'camera' | 'code' | 'sync' | 'doubts' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: ${({ $name }) => ($name === 'answer' ? 'stretch' : 'start')};
  ${from.tablet} {
    grid-area: ${({ $name }) => $name};
  }
`

export const CodeRow = styled.form`
  display: flex;
  align-items: flex-start;
  gap: 0.75rem;
  > :first-child {
    flex: 1;
    min-width: 0;
  }
  > button {
    margin-top: 1.75rem;
  }
`

export const Note = styled.p`
  font-size: var(--text-14);
  line-height: 1.6;
  color: var(--ink-3);
`
